import { Popover } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { earliestDay, today } from '@site/schema/schedule';
import { type KeyboardEvent, useState } from 'react';
import { formatDay } from '../../ui/day.ts';
import { Field } from '../../ui/field/Field.tsx';
import type { FieldBinding } from '../../ui/field/TextField.tsx';
import { Mantine } from '../../ui/Mantine.tsx';
import { nameDay } from './clocks.ts';
import classes from './DateField.module.css';

type Props = { label: string; field: FieldBinding; now: Date | undefined; onPick: (day: string) => void };

/** The browser's own date field until scripts run and know the time, then the calendar. */
export function DateField({ label, field: { id, error, ...input }, now, onPick }: Props) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) =>
        now ? (
          <Calendar {...control} label={`${id}-label`} day={input.value} now={now} onPick={onPick} />
        ) : (
          <input type="date" required {...input} {...control} />
        )
      }
    </Field>
  );
}

type CalendarProps = {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  label: string;
  day: string;
  now: Date;
  onPick: (day: string) => void;
};

function Calendar({ label, day, now, onPick, ...control }: CalendarProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, className } = control;

  function pick(chosen: string | null) {
    onPick(chosen ?? '');
    if (chosen) setOpen(false);
  }

  // Only the calendar closes; the dialog around it leaves alone what was dealt with.
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
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
          <div>
            <button
              type="button"
              {...control}
              className={`${className} ${classes.trigger}`}
              data-empty={!day || undefined}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-labelledby={`${label} ${id}-day`}
              onClick={() => setOpen(!isOpen)}
              onKeyDown={closeOnEscape}
            >
              <span id={`${id}-day`}>{day ? nameDay(day) : 'Pick a date'}</span>
              <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
                <path d="M4 6h16v14H4zM4 10.500h16M8.500 3v5M15.500 3v5" />
              </svg>
            </button>
          </div>
        </Popover.Target>
        {/* It stands outside the dialog around the form, whose aria-modal hides all but the dialog that has the focus. */}
        <Popover.Dropdown role="dialog" aria-modal aria-label="Preferred date" onKeyDown={closeOnEscape}>
          <DatePicker
            value={day || null}
            onChange={pick}
            allowDeselect
            defaultDate={day || today(now)}
            minDate={earliestDay(now)}
            maxLevel="year"
            size="md"
            weekendDays={[]}
            firstDayOfWeek={0}
            // Noon in London is the same day in India.
            getDayAriaLabel={(date) => formatDay(new Date(`${date}T12:00:00Z`))}
            hideOutsideDates
            getDayProps={(date) => (date === today(now) ? { 'aria-current': 'date' } : {})}
            ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
            classNames={{
              day: classes.day ?? '',
              weekday: classes.weekday ?? '',
              calendarHeaderControl: classes.step ?? '',
              calendarHeaderLevel: classes.level ?? '',
              monthsListControl: classes.month ?? '',
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </Mantine>
  );
}
