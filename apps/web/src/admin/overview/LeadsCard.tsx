import { type LeadKind, leadKinds } from '@site/schema/lead';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { useDates } from '../../app/use-dates.ts';
import { formatIsoDay } from '../../ui/format/day.ts';
import { ReplyClock } from '../leads/cells/ReplyClock.tsx';
import { leadKindFacts } from '../leads/lead-kinds.ts';
import { useLeadCounts } from '../leads/use-lead-counts.ts';
import { useNow } from '../leads/use-now.ts';
import { sectionPath } from '../screen/section-path.ts';
import type { Outputs } from '../trpc-react.ts';
import classes from './OverviewCard.module.css';
import { NothingHere, OverviewCard, OverviewList, OverviewRow } from './OverviewCard.tsx';

const kindLabels = { contact: 'Message', call: 'Call' };

type Props = Pick<Outputs['overview']['read'], 'leads' | 'followUps'>;

/** The unanswered leads, overdue ones first, and those to follow up today. */
export function LeadsCard({ leads: { items, total }, followUps }: Props) {
  const { dayOf } = useDates();
  const today = dayOf(useNow());
  const spam = useLeadCounts()?.spam;
  return (
    <OverviewCard
      title={total > 0 ? `Unanswered (${total})` : 'Unanswered'}
      line="violet"
      all={leadKinds.map((kind) => ({
        to: { pathname: sectionPath(leadKindFacts[kind]), search: '?stage=new' },
        text: `New ${leadKindFacts[kind].many}`,
      }))}
    >
      {items.length === 0 && <NothingHere>Everybody has an answer.</NothingHere>}
      {items.length > 0 && (
        <OverviewList>
          {items.map((lead) => (
            <OverviewRow
              key={`${lead.kind}${lead.id}`}
              to={{ pathname: sectionPath(leadKindFacts[lead.kind]), search: `?lead=${lead.id}` }}
              title={lead.name}
              details={[kindLabels[lead.kind], lead.message].filter(Boolean).join(': ')}
              aside={<ReplyClock lead={lead} isZoned />}
              stacks
            />
          ))}
        </OverviewList>
      )}
      {followUps.length > 0 && (
        <>
          <h3 className={classes.part}>{`Follow up today (${followUps.length})`}</h3>
          <OverviewList label="Follow up today">
            {followUps.map(({ kind, id, name, message, day }) => (
              <OverviewRow
                key={`${kind}${id}`}
                to={{ pathname: sectionPath(leadKindFacts[kind]), search: `?lead=${id}` }}
                title={name}
                details={[kindLabels[kind], message].filter(Boolean).join(': ')}
                aside={day < today && `since ${formatIsoDay(day)}`}
                stacks
              />
            ))}
          </OverviewList>
        </>
      )}
      {spam && <Quarantine spam={spam} />}
    </OverviewCard>
  );
}

/** What looks like spam, and is not mailed about. */
const Quarantine = ({ spam }: { spam: Record<LeadKind, number> }) =>
  leadKinds.map((kind) => {
    const [count, { one, many }] = [spam[kind], leadKindFacts[kind]];
    return (
      count > 0 && (
        <p key={kind} className={classes.part}>
          <RouterLink to={{ pathname: sectionPath(leadKindFacts[kind]), search: '?stage=spam' }}>
            {`${count} ${count === 1 ? one : many} in quarantine`}
          </RouterLink>
        </p>
      )
    );
  });
