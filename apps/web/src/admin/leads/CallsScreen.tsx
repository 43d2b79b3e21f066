import { mailLink, phoneLink } from '@site/schema/contact-link';
import { formatDay } from '../../ui/format/day.ts';
import { DateTime } from '../list/table/DateTime.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { AppointmentState } from './AppointmentState.tsx';
import classes from './CallsScreen.module.css';
import { LeadMessage } from './LeadMessage.tsx';
import { LeadName } from './LeadName.tsx';
import { LeadScreen } from './LeadScreen.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import { useNow } from './use-now.ts';

const columns: readonly RecordColumn<'callRequest'>[] = [
  {
    title: 'Who',
    sort: 'name',
    width: 'narrow',
    cell: (lead) => (
      <>
        <LeadName lead={lead} />
        {lead.company && `, ${lead.company}`}
        <br />
        <a href={phoneLink(lead.phone)}>{lead.phone}</a>
        <br />
        <a href={mailLink(lead.email)}>{lead.email}</a>
      </>
    ),
  },
  {
    // The day in India, in whichever time zone this is read.
    title: 'When (IST)',
    sort: 'startsAt',
    cell: ({ preferredDate, preferredTime, outcome, confirmedAt }) => (
      <>
        <strong>{formatDay(preferredDate)}</strong>
        <br />
        {preferredTime}
        <AppointmentState outcome={outcome} isConfirmed={confirmedAt !== null} />
      </>
    ),
  },
  { title: 'Message', width: 'wide', cell: ({ message }) => message && <LeadMessage text={message} /> },
  {
    title: 'Reply due',
    sort: 'replyDueAt',
    cell: (lead) => (
      <>
        <ReplyClock lead={lead} />
        <p className={classes.asked}>
          Asked <DateTime at={lead.createdAt} />
        </p>
      </>
    ),
  },
];

export function CallsScreen() {
  const now = useNow();
  return (
    <LeadScreen<'callRequest'>
      kind="call"
      title="Calls"
      name={{ one: 'call request', many: 'call requests' }}
      failure="Failed to fetch call schedules"
      columns={columns}
      groupOf={({ startsAt }) => (startsAt > now ? 'Upcoming' : 'Past')}
      empty={{
        title: 'Nobody has asked for a call yet',
        text: 'Requests from the Schedule a Call dialog arrive here, with the day and time that suit them.',
      }}
    />
  );
}
