import { leadKinds } from '@site/schema/lead';
import { ReplyClock } from '../leads/cells/ReplyClock.tsx';
import { leadKindFacts } from '../leads/lead-kinds.ts';
import { sectionPath } from '../screen/section-path.ts';
import type { Outputs } from '../trpc-react.ts';
import { NothingHere, OverviewCard, OverviewList, OverviewRow } from './OverviewCard.tsx';

const kindLabels = { contact: 'Message', call: 'Call' };

/** The unanswered leads, overdue ones first. */
export function LeadsCard({ leads: { items, total } }: { leads: Outputs['overview']['read']['leads'] }) {
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
    </OverviewCard>
  );
}
