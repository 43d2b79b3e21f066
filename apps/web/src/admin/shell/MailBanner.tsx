import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { useDates } from '../../app/use-dates.ts';
import { describeMailError } from '../describe-mail-error.ts';
import { sectionPath } from '../screen/section-path.ts';
import { every, trpc, unbatched } from '../trpc-react.ts';
import classes from './MailBanner.module.css';

const REFETCH_MS = 60_000;

/** A warning on every screen while mails are not sent or no mail server is configured. */
export function MailBanner() {
  const { formatMoment } = useDates();
  const { data } = trpc.mail.state.useQuery(undefined, { ...every(REFETCH_MS), ...unbatched });
  if (!data?.waitingSince || (data.isConfigured && !data.isStuck)) return null;
  const { isConfigured, waiting, waitingSince, lastError } = data;
  const since = formatMoment(waitingSince);
  const [count, them, they] =
    waiting === 1 ? ['1 mail is', 'it', 'it is'] : [`${waiting} mails are`, 'them', 'they are'];
  const hope = isConfigured ? `the site keeps trying to send ${them}` : `${they} sent once there is one`;
  return (
    <div className={classes.banner} role={isConfigured ? 'alert' : undefined}>
      <p>
        <strong>{isConfigured ? 'Mails are not sent' : 'No mail server is set up'}</strong>
        {isConfigured && lastError ? `: ${describeMailError(lastError)}. ` : '. '}
        {`${count} waiting`}
        <span className={classes.details}>{` (since ${since}). Nothing is lost: ${hope}`}</span>
        {'. '}
        <RouterLink to={{ pathname: sectionPath({ slug: 'settings' }), hash: 'mail' }}>Mail settings</RouterLink>
      </p>
    </div>
  );
}
