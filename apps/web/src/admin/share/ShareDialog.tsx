import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { previewDays } from '@site/schema/preview';
import type { VersionKind } from '@site/schema/version';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import dialog from '../form/dialogs/DialogForm.module.css';
import { runWithToast } from '../run-with-toast.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { type Outputs, trpc, unbatched } from '../trpc-react.ts';
import { Answers } from './Answers.tsx';
import classes from './ShareDialog.module.css';

type Props = {
  kind: VersionKind;
  /** Undefined until a new record has a working copy. */
  id: string | undefined;
  saveDraft: () => Promise<string>;
  onClose: () => void;
};

type Made = Outputs['preview']['create'];

/** Makes and lists links to previews, and shows what their readers answered. */
export function ShareDialog({ kind, id, saveDraft, onClose }: Props) {
  const utils = trpc.useUtils();
  const create = trpc.preview.create.useMutation();
  const [days, setDays] = useState('7');
  const [shows, setShows] = useState('newest');
  const [made, setMade] = useState<Made>();

  async function share() {
    const key = await saveDraft();
    const newest = { kind, id: key, limit: 1 };
    const [version] = shows === 'newest' ? [] : (await utils.client.version.listForAdmin.query(newest)).items;
    setMade(await create.mutateAsync({ kind, id: key, days: Number(days), ...(version && { version: version.id }) }));
    await utils.preview.invalidate();
  }

  return (
    <Dialog
      title="Share draft"
      note="Anyone with the link sees the page, and can approve it or ask for a change. Nothing is published."
      onClose={onClose}
      size={640}
      above="forms"
      isForm
    >
      <Stack gap={18} className={dialog.form ?? ''}>
        <Group gap="12px 24px">
          <SegmentedControl
            aria-label="How long the link works"
            value={days}
            onChange={setDays}
            data={previewDays.map((count) => ({
              value: String(count),
              label: count === 1 ? '1 day' : `${count} days`,
            }))}
          />
          <SegmentedControl
            aria-label="What the link shows"
            className={classes.choice ?? ''}
            value={shows}
            onChange={setShows}
            data={[
              { value: 'newest', label: 'Always the newest draft' },
              { value: 'version', label: 'Exactly this version' },
            ]}
          />
        </Group>
        <Group>
          <Button
            loading={create.isPending}
            onClick={() => void runWithToast(share, { failure: 'The link could not be made' })}
          >
            Make a link
          </Button>
        </Group>
        {made && <MadeLink made={made} />}
        {id !== undefined && <OpenLinks kind={kind} id={id} />}
        {id !== undefined && <Answers kind={kind} id={id} />}
      </Stack>
    </Dialog>
  );
}

/** The address is not stored, so it is shown only once. */
function MadeLink({ made: { url, qr } }: { made: Made }) {
  const clipboard = useClipboard();
  return (
    <div className={classes.made}>
      <div>
        <TextInput
          label="Link"
          description="Copy it now: it is shown only once."
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" mt={12} onClick={() => clipboard.copy(url)}>
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <svg
        className={classes.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code of the link"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
    </div>
  );
}

type ContentProps = { kind: VersionKind; id: string };

function OpenLinks({ kind, id }: ContentProps) {
  const { formatMoment } = useDates();
  const utils = trpc.useUtils();
  const { data } = trpc.preview.list.useQuery({ kind, id }, { ...unbatched, staleTime: 0 });
  const revoke = trpc.preview.revoke.useMutation();
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="open-links">
      <h3 id="open-links">Open links</h3>
      <ItemList>
        {data.items.map(({ id: link, versionId, createdAt, expiresAt, lastOpenedAt, openedCount }) => (
          <ListItem
            key={link}
            title={`${versionId === null ? 'The newest draft' : 'One version'}, made ${formatMoment(createdAt)}`}
            details={`${describeOpenings(openedCount, lastOpenedAt && formatMoment(lastOpenedAt))}; works until ${formatMoment(expiresAt)}`}
          >
            <Button
              variant="default"
              onClick={() =>
                void runWithToast(() => revoke.mutateAsync({ id: link }), {
                  success: 'Link revoked',
                  refresh: () => utils.preview.invalidate(),
                })
              }
            >
              Revoke
            </Button>
          </ListItem>
        ))}
      </ItemList>
    </section>
  );
}

function describeOpenings(count: number, last: string | null): string {
  if (!last) return 'Not opened yet';
  return `Opened ${count === 1 ? 'once' : `${count} times`}, last ${last}`;
}
