import { mailLink, phoneLink } from '@site/schema/contact-link';
import { formatDay } from '../../ui/format/day.ts';
import { DateTime } from '../list/table/DateTime.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { LeadMessage } from './LeadMessage.tsx';
import { LeadScreen } from './LeadScreen.tsx';

const columns: readonly RecordColumn<'callRequest'>[] = [
  {
    title: 'Who',
    sort: 'name',
    width: 'narrow',
    cell: ({ name, phone, email, company }) => (
      <>
        <strong>{name}</strong>
        {company && `, ${company}`}
        <br />
        <a href={phoneLink(phone)}>{phone}</a>
        <br />
        <a href={mailLink(email)}>{email}</a>
      </>
    ),
  },
  {
    // The day in India, in whichever time zone this is read.
    title: 'When (IST)',
    sort: 'startsAt',
    cell: ({ preferredDate, preferredTime }) => (
      <>
        <strong>{formatDay(preferredDate)}</strong>
        <br />
        {preferredTime}
      </>
    ),
  },
  { title: 'Message', width: 'wide', cell: ({ message }) => message && <LeadMessage text={message} /> },
  { title: 'Asked on', sort: 'createdAt', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
];

export function CallsScreen() {
  return (
    <LeadScreen
      kind="callRequest"
      title="Calls"
      name={{ one: 'call request', many: 'call requests' }}
      failure="Failed to fetch call schedules"
      columns={columns}
      empty={{
        title: 'Nobody has asked for a call yet',
        text: 'Requests from the Schedule a Call dialog arrive here, with the day and time that suit them.',
      }}
    />
  );
}
