import { Button, Input, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { isSiteUrl } from '@site/schema/fields';
import type { MediaItem } from '@site/schema/media';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useIsPhone } from '../form/dialogs/use-is-phone.ts';
import { addressProps } from '../form/fields/AddressField.tsx';
import { httpImageHint } from '../form/fields/http-image-hint.ts';
import { usePendingUpload } from '../form/form-scope.ts';
import { AltQuestion } from './AltQuestion.tsx';
import classes from './ImageField.module.css';
import { MediaPicker } from './MediaPicker.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadButton } from './upload/UploadButton.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useFileDrop } from './upload/use-file-drop.ts';
import { useUploads } from './upload/use-uploads.ts';
import { usePictureImport } from './use-picture-import.ts';

type Props = {
  label: string;
  description?: string | undefined;
  required?: boolean;
  value?: string;
  error?: ReactNode;
  'data-field'?: string;
  'data-autofocus'?: boolean;
  /** False where the form asks for the alternative text itself. */
  asksForAlt?: boolean;
  onChange?: (url: string) => void;
  /** Called after `onChange` with an uploaded or chosen picture. */
  onPicture?: (item: MediaItem) => void;
};

/**
 * The address of a picture: uploaded by button, drop or paste, chosen from the library, or typed. The alternative text is
 * stored in the library, so it is asked for once for each file.
 */
export function ImageField({ label, description, required = false, value = '', error, ...props }: Props) {
  const { asksForAlt = true, onChange, onPicture, 'data-autofocus': isFocused, ...attributes } = props;
  const id = useId();
  const focus = useFirstFocus(isFocused);
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  const { shown, isBroken, onBroken } = useShownPicture(value);
  const { uploads, upload, question, take, endQuestion } = usePictureUpload((item) => {
    onChange?.(item.url);
    onPicture?.(item);
  });
  const { isOver, dropTarget } = useFileDrop(upload);

  function type(url: string) {
    endQuestion();
    onChange?.(url);
  }

  function clear() {
    type('');
    input.current?.focus();
  }

  function onAnswered() {
    endQuestion();
    input.current?.focus();
  }

  const hint = isBroken ? 'This picture cannot be shown' : httpImageHint(value);

  return (
    <>
      <div {...dropTarget}>
        <Input.Wrapper
          id={id}
          label={label}
          description={hint ?? description}
          error={error}
          withAsterisk={required}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        >
          <div className={classes.field} data-over={isOver || undefined}>
            <Thumbnail url={shown} onBroken={onBroken} />
            <Input
              placeholder="https://… or drop it here"
              {...attributes}
              data-autofocus={focus.onAddress}
              ref={input}
              id={id}
              required={required}
              error={Boolean(error)}
              {...addressProps({ value, onChange: type })}
            />
            <div className={classes.buttons}>
              <Buttons
                label={label}
                isFocused={focus.onUpload}
                onFiles={upload}
                onChoose={() => setPicking(true)}
                onRemove={required || value === '' ? undefined : clear}
              />
              <ImportButton label={label} url={shown} onImported={take} />
            </div>
          </div>
        </Input.Wrapper>
        <UploadList {...uploads} />
        {asksForAlt && question && (
          <AltQuestion key={question.id} item={question} name={label} onDone={onAnswered} onStored={endQuestion} />
        )}
      </div>
      {/* Outside the drop target: the events of a dialog reach the parents of its component. */}
      {isPicking && (
        <MediaPicker
          onClose={() => setPicking(false)}
          onPick={([item]) => {
            setPicking(false);
            if (item) take(item);
          }}
        />
      )}
    </>
  );
}

/** On a phone, the keyboard would cover the button for uploads if the address had the focus. */
function useFirstFocus(isFocused = false) {
  const isPhone = useIsPhone();
  return { onAddress: (isFocused && !isPhone) || undefined, onUpload: (isFocused && isPhone) || undefined };
}

type ButtonsProps = {
  label: string;
  isFocused: boolean | undefined;
  onFiles: (files: File[]) => void;
  onChoose: () => void;
  onRemove: (() => void) | undefined;
};

const Buttons = ({ label, isFocused, onFiles, onChoose, onRemove }: ButtonsProps) => (
  <>
    <UploadButton
      {...button}
      aria-label={`Upload: ${label}`}
      data-autofocus={isFocused}
      kind="picture"
      onFiles={onFiles}
    >
      Upload
    </UploadButton>
    <Button {...button} aria-label={`Choose from library: ${label}`} onClick={onChoose}>
      Choose from library
    </Button>
    {onRemove && (
      <Button {...button} variant="subtle" aria-label={`Remove: ${label}`} onClick={onRemove}>
        Remove
      </Button>
    )}
  </>
);

const button = { size: 'xs', variant: 'default' } as const;

type ImportProps = { label: string; url: string; onImported: (item: MediaItem) => void };

/** Marks a picture that is on another site, and imports it. */
function ImportButton({ label, url, onImported }: ImportProps) {
  const { isRemote, importPicture, isImporting, problemOf } = usePictureImport();
  usePendingUpload(isImporting);
  const shown = useRef<HTMLButtonElement>(null);
  // The form may be closed meanwhile, and its draft discarded.
  const take = (item: MediaItem) => shown.current && onImported(item);
  if (!isRemote(url)) return null;
  return (
    <>
      <Button
        {...button}
        ref={shown}
        aria-label={`Import into the library: ${label}`}
        loading={isImporting}
        onClick={() => void importPicture(url).then(take, () => {})}
      >
        Import into the library
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {problemOf(url) ?? 'On another site'}
      </Text>
    </>
  );
}

/** Takes a picture into a field that holds one, and asks for the alternative text if there is none. */
function usePictureUpload(onPicture: (item: MediaItem) => void) {
  const [question, setQuestion] = useState<MediaItem>();
  const uploads = useUploads({
    kind: 'picture',
    onUploaded: take,
  });
  usePendingUpload(uploads.isBusy);

  function take(item: MediaItem) {
    onPicture(item);
    setQuestion(item.alt ? undefined : item);
  }

  return {
    uploads,
    upload(files: readonly File[]) {
      const last = files.at(-1);
      if (!last) return;
      for (const { id } of uploads.uploads) uploads.remove(id);
      uploads.add([last]);
    },
    question,
    take,
    endQuestion: () => setQuestion(undefined),
  };
}

const PAUSE_MS = 400;

/** The debounced URL of the picture, so that it is not loaded at each typed letter. */
export function useShownPicture(url: string) {
  const [settled] = useDebouncedValue(url, PAUSE_MS);
  const [broken, onBroken] = useState<string>();
  const shown = settled === url && isSiteUrl(url) ? url : '';
  return { shown, isBroken: shown !== '' && broken === shown, onBroken };
}
