import { Popover } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.css';
import type { BookableDay } from '@site/schema/booking';
import { addDays, dayIn, earliestDay } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCloseOnBack } from '../../../app/navigation/use-close-on-back.ts';
import { useSite } from '../../../app/site-facts.ts';
import { formatIsoDay } from '../../../ui/format/day.ts';
import { Mantine } from '../../../ui/theme/Mantine.tsx';
import classes from './Calendar.module.css';
import { dayForKey } from './calendar-keys.ts';
import { hasFreeSlot } from './free-days.ts';
import type { Availability } from './use-availability.ts';

/** The mark of days outside of the office days. */
const LATER = 'Confirmed on the next working day';

export type CalendarProps = {
  /** The button that opens the calendar. It exists before the calendar is loaded. */
  target: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  day: string;
  now: Date;
  availability: Availability;
  onPick: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function Calendar({ target, isOpen, setOpen, day, now, availability, onPick, onKeyDown }: CalendarProps) {
  useCloseOnBack(isOpen, () => setOpen(false));

  function pick(chosen: string | null) {
    onPick(chosen ?? '');
    if (chosen) setOpen(false);
  }

  return (
    <Mantine>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        width="target"
        offset={6}
        trapFocus
        returnFocus
        closeOnEscape={false}
        // With roles, Mantine would replace the id of the button, which the label refers to.
        withRoles={false}
        transitionProps={{ duration: 0 }}
        // In a low window the calendar covers the field instead of overflowing the screen.
        middlewares={{ shift: { crossAxis: true } }}
        classNames={{ dropdown: classes.dropdown ?? '' }}
      >
        <Popover.Target>
          <ExistingElement element={target} />
        </Popover.Target>
        {/* A dialog of its own: the popover is outside the schedule dialog, whose aria-modal would hide it. */}
        <Popover.Dropdown data-line="green" role="dialog" aria-modal aria-label="Preferred date" onKeyDown={onKeyDown}>
          {/* Always renders six weeks, so that the height of the calendar does not depend on the month. */}
          <DatesProvider settings={{ consistentWeeks: true }}>
            <Days day={day} now={now} availability={availability} onPick={pick} />
          </DatesProvider>
        </Popover.Dropdown>
      </Popover>
    </Mantine>
  );
}

type DaysProps = { day: string; now: Date; availability: Availability; onPick: (day: string | null) => void };

/** Mounted each time the calendar opens, and starts at the picked day. */
function Days({ day, now, availability: { known, load }, onPick }: DaysProps) {
  const site = useSite();
  const { zone, slots = timeSlots } = site;
  const earliest = earliestDay(zone.id, now);
  const [first] = useState(day || earliest);
  const [shown, setShown] = useState(first);
  const container = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => container.current?.querySelector<HTMLElement>(selector)?.focus();

  // Changing the level replaces the heading that had the focus.
  const focusTable = () => void setTimeout(() => focus('table button[tabindex="0"]'));

  // Mantine's own keyboard navigation stops at the end of the month.
  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const { day: from } = (event.target as HTMLElement).dataset;
    const to = from && dayForKey(event.key, from, event.shiftKey);
    if (!to || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = firstEnabledDay(to, from, earliest, isDisabled);
    if (!next) return;
    flushSync(() => show(next));
    focus(`[data-day="${next}"]`);
  }

  function show(date: string) {
    setShown(date);
    load(date);
  }

  const isDisabled = (date: string) => !hasFreeSlot(site, date, now, known) && known.has(date);
  const hasLaterDay = [...known].some(
    ([date, { isOfficeDay }]) => !isOfficeDay && date.slice(0, 7) === shown.slice(0, 7) && !isDisabled(date),
  );

  return (
    <div ref={container} onKeyDownCapture={moveFocus}>
      <DatePicker
        value={day || null}
        onChange={onPick}
        allowDeselect
        date={shown}
        onDateChange={show}
        minDate={earliest}
        excludeDate={isDisabled}
        maxLevel="year"
        size="md"
        fullWidth
        weekendDays={[]}
        firstDayOfWeek={0}
        getDayAriaLabel={formatIsoDay}
        hideOutsideDates
        getDayProps={(date) => ({
          'data-day': date,
          'aria-pressed': date === day,
          title: noteOn(known.get(date), slots),
          'data-later': known.get(date)?.isOfficeDay === false || undefined,
          ...(date === dayIn(zone.id, now) && { 'aria-current': 'date' }),
          ...(date === first && { 'data-autofocus': true }),
        })}
        onLevelChange={focusTable}
        ariaLabels={{
          nextMonth: 'Next month',
          previousMonth: 'Previous month',
          nextYear: 'Next year',
          previousYear: 'Previous year',
        }}
        classNames={{
          day: classes.day ?? '',
          weekday: classes.weekday ?? '',
          calendarHeaderControl: classes.step ?? '',
          calendarHeaderLevel: classes.level ?? '',
          monthsListControl: classes.month ?? '',
        }}
      />
      <p className={classes.legend} data-unused={!hasLaterDay || undefined}>
        {LATER}
      </p>
    </div>
  );
}

/** The day itself, or the nearest one in the direction of the movement that can be picked. */
function firstEnabledDay(to: string, from: string, earliest: string, isDisabled: (day: string) => boolean) {
  const step = to < from ? -1 : 1;
  for (let count = 0; count < 62; count++) {
    const day = addDays(to, count * step);
    if (day < earliest) return isDisabled(earliest) ? undefined : earliest;
    if (!isDisabled(day)) return day;
  }
  return undefined;
}

function noteOn(known: BookableDay | undefined, slots: readonly string[]): string | undefined {
  if (!known) return undefined;
  if (known.closed) return known.closed;
  if (known.full.length > 0 && known.unavailable.length === slots.length) return 'Fully booked';
  return known.isOfficeDay ? undefined : LATER;
}

/** Passes an existing element to a component that expects an element as its child. */
function ExistingElement({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
