import { Button } from '@mantine/core';
import { records } from '@site/schema/record-kinds';
import { useId, useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import type { Dates } from '../../../ui/format/day.ts';
import { formatPublication } from '../../blog/publication.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { type Inputs, type Outputs, trpc } from '../../trpc-react.ts';
import classes from './DraftList.module.css';

type Draft = Outputs['version']['listWorking']['items'][number];
type Kind = Inputs['version']['listWorking']['kind'];
type Props = {
  kind: Kind;
  /** While a form is open, which may save a draft, the list is not read. */
  isFormOpen: boolean;
  onOpen: (key: string) => void;
};

/** The drafts of a kind of records, above their list. */
export function DraftList({ kind, isFormOpen, onOpen }: Props) {
  const heading = useId();
  const { data } = trpc.version.listWorking.useQuery({ kind, limit: 50 }, { staleTime: 0, enabled: !isFormOpen });
  const { client, version, trash } = trpc.useUtils();
  const [asked, setAsked] = useState<Draft>();
  const dates = useDates();
  if (!data || data.items.length === 0) return null;

  function discard({ key, isChange }: Draft) {
    let content: Record<string, unknown> = {};
    const refresh = () => Promise.all([version.invalidate(), trash.invalidate()]);
    const remove = async () => {
      content = (await client.version.working.query({ kind, key }))?.content ?? {};
      await client.version.discard.mutate({ kind, key });
    };
    const putBack = () => client.version.save.mutate({ kind, key, content });
    const undo = () => void runWithToast(putBack, { success: 'The draft is back', failure: 'Failed to undo', refresh });
    void runWithToast(remove, {
      success: 'Draft discarded',
      details: isChange ? 'It stays in the list of versions.' : 'It is in the trash for 30 days.',
      undo,
      failure: 'Failed to discard the draft',
      refresh,
    });
  }

  return (
    <section className={classes.drafts} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        Drafts
      </h2>
      <ItemList>
        {data.items.map((draft) => {
          const title = draft.title || 'Untitled';
          return (
            <ListItem key={draft.key} title={title} details={describeDraft(dates, kind, draft)}>
              <Button size="xs" variant="default" aria-label={`Open ${title}`} onClick={() => onOpen(draft.key)}>
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
  kind: Kind,
  { key, isChange, publishAt, publishProblem, updatedAt }: Draft,
): string {
  const name = kind === 'category' ? 'category' : records[kind].name.one;
  const change = kind === 'post' ? 'Changes to a saved blog post' : `Changes to a published ${name}`;
  const origin = isChange ? change : key.startsWith('new-') ? 'New' : 'Unpublished';
  const state = publishProblem
    ? `Could not be published: ${publishProblem}`
    : publishAt && `Scheduled for ${formatPublication(dates.zone, publishAt)}`;
  return [origin, state, `saved ${dates.formatShortDay(updatedAt)}`].filter(Boolean).join(' · ');
}
