import { Button, Group } from '@mantine/core';
import { type BookableDay, CLOSED } from '@site/schema/booking';
import { weekdays } from '@site/schema/office-hours';
import { addDays } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { RouterLink } from '../../../app/navigation/RouterLink.tsx';
import { useSite } from '../../../app/site-facts.ts';
import { useDates } from '../../../app/use-dates.ts';
import { formatIsoDay, months } from '../../../ui/format/day.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useListState } from '../../list/use-list-state.ts';
import { useOpenRecord } from '../../records/use-open-record.ts';
import { sectionPath } from '../../screen/section-path.ts';
import { every, type Outputs, trpc, unbatched } from '../../trpc-react.ts';
import { leadKindFacts } from '../lead-kinds.ts';
import classes from './CallCalendar.module.css';
import { firstDay, lengthOf, type Span, timesOf } from './calendar-days.ts';
import type { CalendarState } from './use-calendar-state.ts';

type Call = Outputs['booking']['calendar'][number];

type Props = { span: Span; state: CalendarState };

const REFETCH_MS = 30_000;
const options = { placeholderData: keepPreviousData, ...every(REFETCH_MS), ...unbatched };

/** The calls of a day or of a week. Each day is drawn as a line with its calls as stations. */
export function CallCalendar({ span, state: { day, today, change } }: Props) {
  const { dayOf } = useDates();
  const from = firstDay(day, span);
  const days = lengthOf(span);
  const { data: calls = [] } = trpc.booking.calendar.useQuery({ from, days }, options);
  const { data: bookable = [] } = trpc.booking.availability.useQuery({ from, days }, options);
  const { data: followUps = [] } = trpc.lead.followUps.useQuery({ from, days }, options);
  const times = timesOf(useSite().slots ?? timeSlots, calls);
  const list = useListState();
  const isNarrowed = list.search !== '' || ['stage', 'contacted'].some((name) => list.filter(name) !== undefined);
  const go = (count: number) => () => change({ day: addDays(day, count * days) });

  return (
    <section className={classes.calendar} data-view={span} aria-label="Calendar">
      <Group gap={6} className={classes.header}>
        <h2 className={classes.heading}>{describeSpan(from, days)}</h2>
        <Button size="xs" variant="default" aria-label={`Previous ${span}`} onClick={go(-1)}>
          ←
        </Button>
        <Button size="xs" variant="default" aria-label={`Next ${span}`} onClick={go(1)}>
          →
        </Button>
        <Button size="xs" variant="subtle" disabled={day === today} onClick={() => change({ day: today })}>
          Today
        </Button>
      </Group>
      {isNarrowed && <p className={classes.note}>All calls, also those that the list leaves out</p>}
      <div
        className={classes.grid}
        style={{
          gridTemplateColumns: `max-content repeat(${days}, minmax(0, 1fr))`,
          gridTemplateRows: `auto repeat(${times.length}, minmax(var(--slot), auto))`,
        }}
      >
        {times.map((time, index) => (
          <span key={time} className={classes.time} style={{ gridRow: index + 2 }} aria-hidden>
            {time}
          </span>
        ))}
        {Array.from({ length: days }, (_, index) => addDays(from, index)).map((value, index) => (
          <Day
            key={value}
            value={value}
            column={index + 2}
            isToday={value === today}
            times={times}
            calls={calls.filter(({ preferredDate }) => dayOf(preferredDate) === value)}
            followUps={followUps.filter((one) => one.day === value)}
            facts={bookable.find((one) => one.day === value)}
          />
        ))}
      </div>
      <p className={classes.hours}>
        <RouterLink to={{ pathname: sectionPath({ slug: 'settings' }), hash: 'booking' }}>
          Hours and closed days
        </RouterLink>
      </p>
    </section>
  );
}

type DayProps = {
  value: string;
  column: number;
  isToday: boolean;
  times: readonly string[];
  calls: readonly Call[];
  followUps: Outputs['lead']['followUps'];
  facts: BookableDay | undefined;
};

function Day({ value, column, isToday, times, calls, followUps, facts }: DayProps) {
  const { search } = useLocation();
  const booked = times.filter((time) => calls.some(({ preferredTime }) => preferredTime === time));
  const closed = facts?.closed === CLOSED ? 'Closed' : facts?.closed;
  return (
    <section
      className={classes.day}
      style={{ gridColumn: column }}
      aria-label={formatIsoDay(value)}
      data-today={isToday || undefined}
      data-off={(facts && (facts.closed !== null || !facts.isOfficeDay)) || undefined}
    >
      <div className={classes.top}>
        <h3 className={classes.name}>
          <span>{`${weekdays[new Date(value).getUTCDay()]?.slice(0, 3)} ${Number(value.slice(8))}`}</span>
          {closed && <span className={classes.closed}>{closed}</span>}
          {calls.length === 0 && <VisuallyHidden>, no calls</VisuallyHidden>}
        </h3>
        {followUps.map(({ kind, id, name }) => (
          <RouterLink
            key={`${kind} ${id}`}
            className={classes.followUp}
            to={{
              pathname: sectionPath(leadKindFacts[kind]),
              search: kind === 'call' ? withLead(search, id) : `?lead=${id}`,
            }}
          >
            {`Follow up: ${name}`}
          </RouterLink>
        ))}
      </div>
      {booked.length > 0 && (
        <ol className={classes.calls}>
          {booked.map((time) => (
            <li key={time} className={classes.slot} style={{ gridRow: times.indexOf(time) + 2 }}>
              {calls
                .filter(({ preferredTime }) => preferredTime === time)
                .map((call) => (
                  <CallStation key={call.id} call={call} />
                ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The calendar stays open beside the call. */
function withLead(search: string, id: number): string {
  const params = new URLSearchParams(search);
  params.set('lead', String(id));
  return `?${params}`;
}

function CallStation({ call: { id, name, preferredTime, outcome, confirmedAt } }: { call: Call }) {
  const open = useOpenRecord('lead');
  const state = outcome ?? (confirmedAt ? 'confirmed' : undefined);
  return (
    <button
      type="button"
      className={classes.call}
      data-state={state}
      data-time={preferredTime}
      aria-label={[preferredTime, name, state].filter(Boolean).join(', ')}
      aria-haspopup="dialog"
      title={`${preferredTime}, ${name}`}
      onClick={() => open.edit(id)}
    >
      <span className={classes.who}>{name}</span>
    </button>
  );
}

/** "Nov 24, 2026", or "Nov 23 to 29, 2026". */
function describeSpan(from: string, days: number): string {
  const last = addDays(from, days - 1);
  const month = (value: string) => (months[Number(value.slice(5, 7)) - 1] ?? '').slice(0, 3);
  if (days === 1) return `${month(from)} ${Number(from.slice(8))}, ${from.slice(0, 4)}`;
  const end = month(from) === month(last) ? '' : `${month(last)} `;
  return `${month(from)} ${Number(from.slice(8))} to ${end}${Number(last.slice(8))}, ${last.slice(0, 4)}`;
}
