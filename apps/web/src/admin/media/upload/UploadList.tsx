import { Button, Group } from '@mantine/core';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import classes from './UploadList.module.css';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

type Props = Uploads & {
  /** Opens a file that was already in the library. */
  onOpen?: (id: number) => void;
};

/** Running and failed uploads. */
export function UploadList({ uploads, uploaded, known, isBusy, remove, retry, clear, onOpen }: Props) {
  const failed = uploads.filter(({ state, canRetry }) => state === 'failed' && canRetry);

  function retryAll() {
    for (const { id } of failed) retry(id);
  }

  return (
    <>
      {uploads.length > 0 && (
        <ul className={classes.list} aria-label="Uploads">
          {uploads.map((upload) => (
            <li key={upload.id} className={classes.item}>
              <p className={classes.name}>{upload.name}</p>
              <Progress {...upload} />
              <div className={classes.buttons}>
                {upload.state === 'failed' && upload.canRetry && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`Try again: ${upload.name}`}
                    onClick={() => retry(upload.id)}
                  >
                    Try again
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={`${removal(upload)}: ${upload.name}`}
                  onClick={() => remove(upload.id)}
                >
                  {removal(upload)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {uploads.length > 1 && (
        <Group gap={8} mt={8}>
          {failed.length > 1 && (
            <Button size="xs" variant="default" onClick={retryAll}>
              Try all again
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={clear}>
            {isBusy ? 'Cancel all' : 'Dismiss all'}
          </Button>
        </Group>
      )}
      <VisuallyHidden>
        <span role="status">{uploaded > 0 && `${uploaded} ${uploaded === 1 ? 'file' : 'files'} uploaded`}</span>
      </VisuallyHidden>
      <p role="status" className={classes.known}>
        {known.length > 0 && describeKnown(known.map(({ name }) => name))}
      </p>
      {onOpen && known.length > 0 && (
        <div className={classes.files}>
          {known.map(({ id, name }) => (
            <Button key={id} size="xs" variant="default" onClick={() => onOpen(id)}>
              {`Open ${name}`}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function describeKnown([first, ...others]: readonly string[]): string {
  if (others.length === 0) return `"${first}" is in the library already`;
  if (others.length === 1) return `"${first}" and "${others[0]}" are in the library already`;
  return `"${first}" and ${others.length} more are in the library already`;
}

const removal = ({ state }: Upload) => (state === 'failed' ? 'Dismiss' : 'Cancel');

function Progress({ name, state, progress, error }: Upload) {
  if (state === 'failed') {
    return (
      <p role="alert" className={classes.error}>
        {error}
      </p>
    );
  }
  return (
    <div className={classes.progress}>
      {/* Without a value the progress is indeterminate. */}
      <progress aria-label={`Upload of ${name}`} {...(state === 'sending' && { value: progress })} />
      <span aria-hidden>{stateText(state, progress)}</span>
    </div>
  );
}

function stateText(state: Upload['state'], progress: number): string {
  if (state === 'sending') return `${Math.round(progress * 100)}%`;
  return { waiting: 'Waiting', converting: 'Preparing', done: 'Uploaded', failed: '' }[state];
}
