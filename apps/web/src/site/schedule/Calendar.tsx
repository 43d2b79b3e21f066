import { Popover } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { earliestDay, today } from '@site/schema/schedule';
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '../../ui/format/day.ts';
import { Mantine } from '../../ui/theme/Mantine.tsx';
import classes from './Calendar.module.css';
import { dayForKey } from './calendar-keys.ts';

export type CalendarProps = {
  /** The button that opens it: is there before it is. */
  target: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  day: string;
  now: Date;
  onPick: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function Calendar({ target, isOpen, setOpen, day, now, onPick, onKeyDown }: CalendarProps) {
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
        offset={6}
        trapFocus
        returnFocus
        closeOnEscape={false}
        // The target would take the id of the button, which is the label's.
        withRoles={false}
        transitionProps={{ duration: 0 }}
        // In a window too low for both, over the field rather than below the edge.
        middlewares={{ shift: { crossAxis: true } }}
        classNames={{ dropdown: classes.dropdown ?? '' }}
      >
        <Popover.Target>
          <At element={target} />
        </Popover.Target>
        {/* It stands outside the dialog around the form, whose aria-modal hides all but the dialog that has the focus. */}
        <Popover.Dropdown role="dialog" aria-modal aria-label="Preferred date" onKeyDown={onKeyDown}>
          <Days day={day} now={now} onPick={pick} />
        </Popover.Dropdown>
      </Popover>
    </Mantine>
  );
}

type DaysProps = { day: string; now: Date; onPick: (day: string | null) => void };

/** Begins anew with the picked day each time the calendar is opened. */
function Days({ day, now, onPick }: DaysProps) {
  const earliest = earliestDay(now);
  const [first] = useState(day || earliest);
  const [shown, setShown] = useState(first);
  const all = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => all.current?.querySelector<HTMLElement>(selector)?.focus();

  // The heading that was pressed is another one by then, and the focus would be nowhere.
  const focusTable = () => void setTimeout(() => focus('table button[tabindex="0"]'));

  // Mantine's own arrows stop at the end of the month.
  function goOn(event: KeyboardEvent<HTMLElement>) {
    const { day: from } = (event.target as HTMLElement).dataset;
    const to = from && dayForKey(event.key, from, event.shiftKey);
    if (!to || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const isOver = to < earliest;
    const next = isOver ? earliest : to;
    flushSync(() => setShown(next));
    focus(`[data-day="${next}"]`);
  }

  return (
    <div ref={all} onKeyDownCapture={goOn}>
      <DatePicker
        value={day || null}
        onChange={onPick}
        allowDeselect
        date={shown}
        onDateChange={setShown}
        minDate={earliest}
        maxLevel="year"
        size="md"
        weekendDays={[]}
        firstDayOfWeek={0}
        // Noon in London is the same day in India.
        getDayAriaLabel={(date) => formatDay(new Date(`${date}T12:00:00Z`))}
        hideOutsideDates
        getDayProps={(date) => ({
          'data-day': date,
          'aria-pressed': date === day,
          ...(date === today(now) && { 'aria-current': 'date' }),
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
    </div>
  );
}

/** Hands an element that is there already to what asks for one of its own. */
function At({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
