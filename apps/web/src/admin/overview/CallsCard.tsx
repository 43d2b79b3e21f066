import { addDays } from '@site/schema/schedule';
import { useDates } from '../../app/use-dates.ts';
import { AppointmentState } from '../leads/cells/AppointmentState.tsx';
import { leadKindFacts } from '../leads/lead-kinds.ts';
import { useNow } from '../leads/use-now.ts';
import { sectionPath } from '../screen/section-path.ts';
import type { Outputs } from '../trpc-react.ts';
import classes from './OverviewCard.module.css';
import { NothingHere, OverviewCard, OverviewList, OverviewRow } from './OverviewCard.tsx';

const path = sectionPath(leadKindFacts.call);

/** The calls of today and of the days after. */
export function CallsCard({ calls: { items, total } }: { calls: Outputs['overview']['read']['calls'] }) {
  const { dayOf, formatDay, withZone } = useDates();
  const today = dayOf(useNow());
  const names: Record<string, string> = { [today]: 'Today', [addDays(today, 1)]: 'Tomorrow' };
  return (
    <OverviewCard
      title="Calls"
      line="magenta"
      all={{ to: path, text: total > items.length ? `All ${total} from today` : 'All calls' }}
    >
      {items.length === 0 && <NothingHere>No calls today or later. Booked calls appear here.</NothingHere>}
      {items.length > 0 && (
        <OverviewList>
          {items.map(({ id, name, company, startsAt, preferredTime, outcome, confirmedAt }) => (
            <OverviewRow
              key={id}
              to={{ pathname: path, search: `?lead=${id}` }}
              title={name}
              details={company}
              aside={
                <>
                  <strong>{names[dayOf(startsAt)] ?? formatDay(startsAt)}</strong>,{' '}
                  <span className={classes.time}>{withZone(preferredTime)}</span>
                  <AppointmentState outcome={outcome} isConfirmed={confirmedAt !== null} />
                </>
              }
            />
          ))}
        </OverviewList>
      )}
    </OverviewCard>
  );
}
