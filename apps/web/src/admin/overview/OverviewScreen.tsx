import { QueryStatus } from '../screen/QueryStatus.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { every, trpc, unbatched } from '../trpc-react.ts';
import { AnswersCard } from './AnswersCard.tsx';
import { BackupCard } from './BackupCard.tsx';
import { CallsCard } from './CallsCard.tsx';
import { LeadsCard } from './LeadsCard.tsx';
import { MailCard } from './MailCard.tsx';
import classes from './OverviewScreen.module.css';
import { PasswordWarning } from './PasswordWarning.tsx';
import { TopPostsCard, WaitingCard } from './PostCards.tsx';
import { SetupGuide } from './SetupGuide.tsx';

const REFETCH_MS = 30_000;

/** The records that need attention, with links. Polled like the lists of leads. */
export function OverviewScreen() {
  const query = trpc.overview.read.useQuery(undefined, {
    ...every(REFETCH_MS),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    ...unbatched,
  });
  const { data } = query;
  return (
    <>
      <ScreenHeader title="Overview" />
      <SetupGuide />
      <QueryStatus query={query} loading="Loading the overview..." failure="Failed to fetch the overview" />
      {data?.refusedCodes && <PasswordWarning {...data.refusedCodes} />}
      {data && <AnswersCard answers={data.answers} />}
      {data && (
        <div className={classes.cards}>
          <LeadsCard leads={data.leads} followUps={data.followUps} />
          <CallsCard calls={data.calls} />
          <WaitingCard drafts={data.drafts} scheduled={data.scheduled} />
          <TopPostsCard posts={data.topPosts} />
          <MailCard />
          <BackupCard />
        </div>
      )}
    </>
  );
}
