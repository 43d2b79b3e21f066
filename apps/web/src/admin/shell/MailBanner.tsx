import { Link } from 'react-router-dom';
import { formatDay, formatTime } from '../../ui/format/day.ts';
import { apart, every, trpc } from '../trpc-react.ts';
import classes from './MailBanner.module.css';
import { sectionPath } from './section-path.ts';

const REFETCH_MS = 60_000;

/** Says on every screen that mails are not sent. */
export function MailBanner() {
  const { data } = trpc.mail.state.useQuery(undefined, { ...every(REFETCH_MS), ...apart });
  if (!data?.isStuck || !data.waitingSince) return null;
  const { waiting, waitingSince, lastError } = data;
  return (
    <div className={classes.banner} role="alert">
      <p>
        <strong>{waiting === 1 ? 'A mail is not sent' : `${waiting} mails are not sent`}</strong>
        {` since ${formatDay(waitingSince)}, ${formatTime(waitingSince)}${lastError ? `: ${lastError}` : ''}. `}
        They are kept and tried again. <Link to={sectionPath({ slug: 'settings' })}>Mail settings</Link>
      </p>
    </div>
  );
}
