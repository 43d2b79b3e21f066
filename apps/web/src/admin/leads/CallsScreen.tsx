import { SegmentedControl } from '@mantine/core';
import { phoneLink } from '@site/schema/contact-link';
import { addDays } from '@site/schema/schedule';
import type { Zone } from '@site/schema/zone';
import { useSite } from '../../app/site-facts.ts';
import { useDates } from '../../app/use-dates.ts';
import { datesOf } from '../../ui/format/day.ts';
import { DayOf } from '../list/table/DateTime.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import classes from './CallsScreen.module.css';
import { CallCalendar } from './calendar/CallCalendar.tsx';
import type { CalendarView } from './calendar/calendar-days.ts';
import { useCalendarState } from './calendar/use-calendar-state.ts';
import { AppointmentState } from './cells/AppointmentState.tsx';
import { EmailLink } from './cells/EmailLink.tsx';
import { LeadMessage } from './cells/LeadMessage.tsx';
import { LeadName } from './cells/LeadName.tsx';
import { ReplyClock } from './cells/ReplyClock.tsx';
import { LeadScreen } from './LeadScreen.tsx';
import { useNow } from './use-now.ts';

const columnsIn = (zone: Zone): readonly RecordColumn<'callRequest'>[] => [
  {
    title: 'Who',
    sort: 'name',
    width: 'narrow',
    area: 'name',
    cell: (lead) => (
      <>
        <LeadName lead={lead} />
        <p>{lead.company}</p>
        <p className={classes.ways}>
          <a href={phoneLink(lead.phone)}>{lead.phone}</a>
          <EmailLink email={lead.email} />
        </p>
      </>
    ),
  },
  {
    title: `When (${zone.name})`,
    sort: 'startsAt',
    descends: true,
    area: 'when',
    cell: ({ preferredDate, preferredTime, startsAt, outcome, confirmedAt }) => (
      <>
        <strong>
          <DayOf at={preferredDate} />
        </strong>
        <br />
        {preferredTime}
        <NearDay of={startsAt} />
        <AppointmentState outcome={outcome} isConfirmed={confirmedAt !== null} />
      </>
    ),
  },
  { title: 'Message', width: 'wide', area: 'text', cell: ({ message }) => message && <LeadMessage text={message} /> },
  {
    title: `Reply due (${zone.name})`,
    sort: 'replyDueAt',
    area: 'clock',
    cell: (lead) => (
      <>
        <ReplyClock lead={lead} />
        <p className={classes.asked} data-from="940">
          {'Asked '}
          <time dateTime={lead.createdAt.toISOString()}>{datesOf(zone).formatShortDay(lead.createdAt)}</time>
        </p>
      </>
    ),
  },
];

const viewOptions = [
  { value: 'list', label: 'List' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

export function CallsScreen() {
  const { zone } = useSite();
  const now = useNow();
  const calendar = useCalendarState();
  const { view } = calendar;
  return (
    <LeadScreen
      kind="callRequest"
      title="Calls"
      name={{ one: 'call request', many: 'call requests' }}
      failure="Failed to fetch call schedules"
      columns={columnsIn(zone)}
      viewSwitch={
        <SegmentedControl
          aria-label="Calendar"
          size="xs"
          value={view}
          onChange={(value) => calendar.change({ view: value as CalendarView })}
          data={viewOptions}
        />
      }
      aside={view !== 'list' && <CallCalendar span={view} state={calendar} />}
      placeOf={({ startsAt }) => startsAt.getTime()}
      groupOf={({ startsAt }) => (startsAt > now ? 'Upcoming' : 'Past')}
      empty={{
        title: 'Nobody has asked for a call yet',
        text: 'Requests from the Schedule a Call dialog arrive here, with the day and time that suit them.',
      }}
    />
  );
}

/** Shows "Today" or "Tomorrow" for a moment on these days. */
function NearDay({ of: moment }: { of: Date }) {
  const { dayOf } = useDates();
  const today = dayOf(useNow());
  const day = dayOf(moment);
  if (day === today) return ', today';
  return day === addDays(today, 1) ? ', tomorrow' : null;
}
