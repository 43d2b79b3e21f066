import { Button } from '@mantine/core';
import type { VersionKind } from '@site/schema/version';
import { useDates } from '../../app/use-dates.ts';
import { runWithToast } from '../run-with-toast.ts';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import { type Outputs, trpc, unbatched } from '../trpc-react.ts';
import classes from './ShareDialog.module.css';

type Answer = Outputs['preview']['listAnswers'][number];
type Props = {
  kind: VersionKind;
  id: string;
  /** Hides the answers that the owner is done with. */
  isUnseen?: boolean;
};

/** What readers of previews answered about some content, the newest first. */
export function Answers({ kind, id, isUnseen = false }: Props) {
  const { data = [] } = trpc.preview.listAnswers.useQuery({ kind, key: id }, { ...unbatched, staleTime: 0 });
  const answers = data.filter(({ seenAt }) => !isUnseen || seenAt === null);
  if (answers.length === 0) return null;
  return (
    <section
      className={isUnseen ? classes.notice : undefined}
      aria-label={isUnseen ? 'Answers to previews' : 'What readers said'}
    >
      {!isUnseen && <h3>What readers said</h3>}
      <ItemList>
        {answers.map((answer) => (
          <AnswerItem key={answer.id} answer={answer} />
        ))}
      </ItemList>
    </section>
  );
}

function AnswerItem({ answer }: { answer: Answer }) {
  const { formatShortDay, withZone } = useDates();
  const utils = trpc.useUtils();
  const markSeen = trpc.preview.markAnswerSeen.useMutation();
  const { id, name, verdict, versionNumber, comment, createdAt, seenAt } = answer;
  const version = versionNumber === null ? '' : ` version ${versionNumber}`;
  return (
    <ListItem
      title={
        verdict === 'approved'
          ? `${name} approved${version || ' it'}`
          : `${name} asked for a change${version && ` to${version}`}`
      }
      details={withZone(formatShortDay(createdAt))}
      text={comment}
    >
      {seenAt === null && (
        <Button
          variant="default"
          size="compact-md"
          loading={markSeen.isPending}
          aria-label={`Done with the answer of ${name}`}
          onClick={() =>
            void runWithToast(() => markSeen.mutateAsync({ id }), {
              success: 'Done with the answer',
              refresh: () => utils.preview.invalidate(),
            })
          }
        >
          Done
        </Button>
      )}
    </ListItem>
  );
}
