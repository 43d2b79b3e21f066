import { Button } from '@mantine/core';
import { type RecordKind, records } from '@site/schema/record-kinds';
import { useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import type { Dates } from '../../../ui/format/day.ts';
import { formatPublication } from '../../blog/publication.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { type Outputs, trpc } from '../../trpc-react.ts';
import type { OpenRecord } from '../use-open-record.ts';
import classes from './DraftList.module.css';

type Draft = Outputs['version']['listWorking']['items'][number];
type Props = { kind: RecordKind; open: OpenRecord };

/** The drafts of a kind of records, above their list. */
export function DraftList({ kind, open }: Props) {
  // Read again when the form closes, which may have saved a draft.
  const isFormOpen = open.isNew || open.copyKey !== undefined || open.id !== undefined;
  const { data } = trpc.version.listWorking.useQuery({ kind, limit: 50 }, { staleTime: 0, enabled: !isFormOpen });
  const { client, version, trash } = trpc.useUtils();
  const [asked, setAsked] = useState<Draft>();
  const dates = useDates();
  if (!data || data.items.length === 0) return null;

  function discard({ key }: Draft) {
    let content: Record<string, unknown> = {};
    const refresh = () => Promise.all([version.invalidate(), trash.invalidate()]);
    const remove = async () => {
      content = (await client.version.working.query({ kind, key }))?.content ?? {};
      await client.version.discard.mutate({ kind, key });
    };
    const putBack = () => client.version.save.mutate({ kind, key, content });
    const undo = () => void runWithToast(putBack, { success: 'The draft is back', failure: 'Failed to undo', refresh });
    void runWithToast(remove, { success: 'Draft discarded', undo, failure: 'Failed to discard the draft', refresh });
  }

  return (
    <section className={classes.drafts} aria-labelledby="drafts">
      <h2 id="drafts" className={classes.title}>
        Drafts
      </h2>
      <ItemList>
        {data.items.map((draft) => {
          const title = draft.title || 'Untitled';
          return (
            <ListItem key={draft.key} title={title} details={describeDraft(dates, kind, draft)}>
              <Button size="xs" variant="default" aria-label={`Open ${title}`} onClick={() => open.edit(draft.key)}>
                Open
              </Button>
              <Button
                size="xs"
                variant="subtle"
                aria-label={`Discard ${title}`}
                onClick={() => (draft.isChange ? discard(draft) : setAsked(draft))}
              >
                Discard
              </Button>
            </ListItem>
          );
        })}
      </ItemList>
      {asked && (
        <ConfirmDialog
          title="Discard this draft?"
          subjects={[asked.title || 'Untitled']}
          text="It goes to the trash, and can be brought back for 30 days."
          confirm="Discard"
          cancel="Keep the draft"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            discard(asked);
          }}
        />
      )}
    </section>
  );
}

function describeDraft(
  dates: Dates,
  kind: RecordKind,
  { key, isChange, publishAt, publishProblem, updatedAt }: Draft,
): string {
  const { name } = records[kind];
  const change = kind === 'post' ? 'Changes to a saved blog post' : `Changes to a published ${name.one}`;
  const origin = isChange ? change : key.startsWith('new-') ? 'New' : 'Unpublished';
  const state = publishProblem
    ? `Could not be published: ${publishProblem}`
    : publishAt && `Scheduled for ${formatPublication(dates.zone, publishAt)}`;
  return [origin, state, `saved ${dates.formatShortDay(updatedAt)}`].filter(Boolean).join(' · ');
}
