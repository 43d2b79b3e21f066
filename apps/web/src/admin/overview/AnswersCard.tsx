import { paths } from '@site/schema/paths';
import { formPath } from '@site/schema/version';
import { useDates } from '../../app/use-dates.ts';
import type { Outputs } from '../trpc-react.ts';
import { OverviewCard, OverviewList, OverviewRow } from './OverviewCard.tsx';
import classes from './OverviewScreen.module.css';

/** The answers of readers of previews that the owner is not done with. */
export function AnswersCard({ answers }: Pick<Outputs['overview']['read'], 'answers'>) {
  const { formatShortDay, withZone } = useDates();
  if (answers.length === 0) return null;
  return (
    <div className={classes.answers}>
      <OverviewCard title="Answers to previews" line="green" all={[]}>
        <OverviewList>
          {answers.map(({ id, kind, key, name, verdict, title, comment, createdAt }) => (
            <OverviewRow
              key={id}
              to={`${paths.admin}/${formPath({ kind, key })}`}
              title={`${name} ${verdict === 'approved' ? 'approved' : 'asked for a change to'} “${title}”`}
              details={comment}
              aside={withZone(formatShortDay(createdAt))}
              stacks
            />
          ))}
        </OverviewList>
      </OverviewCard>
    </div>
  );
}
