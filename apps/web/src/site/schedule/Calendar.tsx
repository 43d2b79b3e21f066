import { Popover } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { earliestDay, today } from '@site/schema/schedule';
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { formatDay } from '../../ui/day.ts';
import { Mantine } from '../../ui/Mantine.tsx';
import classes from './Calendar.module.css';

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

  const dropdown = useRef<HTMLDivElement>(null);
  const first = day || earliestDay(now);

  // The heading that was pressed is another one by then, and the focus would be nowhere.
  const focusTable = () =>
    void setTimeout(() => dropdown.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus());

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
        <Popover.Dropdown ref={dropdown} role="dialog" aria-modal aria-label="Preferred date" onKeyDown={onKeyDown}>
          <DatePicker
            value={day || null}
            onChange={pick}
            allowDeselect
            defaultDate={first}
            minDate={earliestDay(now)}
            maxLevel="year"
            size="md"
            weekendDays={[]}
            firstDayOfWeek={0}
            // Noon in London is the same day in India.
            getDayAriaLabel={(date) => formatDay(new Date(`${date}T12:00:00Z`))}
            hideOutsideDates
            getDayProps={(date) => ({
              ...(date === today(now) && { 'aria-current': 'date' }),
              ...(date === first && { 'data-autofocus': true }),
            })}
            onLevelChange={focusTable}
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

/** Hands an element that is there already to what asks for one of its own. */
function At({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
