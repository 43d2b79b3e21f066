import { useDates } from '../../app/use-dates.ts';
import { describeMailError } from '../describe-mail-error.ts';
import { Fact, Facts } from '../screen/Facts.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { sectionPath } from '../screen/section-path.ts';
import { every, type Outputs, trpc, unbatched } from '../trpc-react.ts';
import { HeldMails } from './HeldMails.tsx';
import { NothingHere, OverviewCard } from './OverviewCard.tsx';

const REFETCH_MS = 30_000;

/** The state of the mail queue. */
export function MailCard() {
  const { formatShortDay, withZone } = useDates();
  const query = trpc.mail.state.useQuery(undefined, { ...every(REFETCH_MS), ...unbatched });
  const { data } = query;
  return (
    <OverviewCard title="Mail" line="teal" all={{ to: sectionPath({ slug: 'settings' }), text: 'Mail settings' }}>
      <QueryStatus query={query} loading="Loading the state of the mails..." failure="Failed to fetch the mails" />
      {data && (
        <>
          {data.heldSinceRestore > 0 && <HeldMails count={data.heldSinceRestore} />}
          <NothingHere>{describeState(data)}</NothingHere>
          <Facts>
            <Fact name="Last sent">{data.lastSentAt ? withZone(formatShortDay(data.lastSentAt)) : 'None yet'}</Fact>
            <Fact name="Waiting">{data.waiting}</Fact>
            <Fact name="Last error">{data.lastError && describeMailError(data.lastError)}</Fact>
            <Fact name="Not delivered">{data.givenUp > 0 && `${data.givenUp} in the last 7 days`}</Fact>
          </Facts>
        </>
      )}
    </OverviewCard>
  );
}

function describeState({ isConfigured, isStuck, lastError }: Outputs['mail']['state']): string {
  if (!isConfigured) return 'No mail server is set up. Mails are kept until the operator of the server connects one.';
  if (isStuck) return 'Mails are not sent at the moment. They are kept and tried again.';
  return lastError === null ? 'Mails are sent.' : 'Some mails could not be sent yet. They are kept and tried again.';
}
