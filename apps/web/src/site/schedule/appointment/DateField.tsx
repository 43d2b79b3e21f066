import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, Field } from '../../../ui/field/Field.tsx';
import type { FieldBinding } from '../../../ui/field/TextField.tsx';
import { formatCalendarDay } from '../../visitor-time.ts';
import type { CalendarProps } from './Calendar.tsx';
import classes from './DateField.module.css';
import type { Availability } from './use-availability.ts';

type Props = {
  label: string;
  field: FieldBinding;
  hint: ReactNode;
  now: Date | undefined;
  availability: Availability;
  onPick: (day: string) => void;
};

/** A native date input until hydration, and a button that opens the calendar afterwards. */
export function DateField({ label, field: { id, error, ...input }, hint, now, availability, onPick }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) =>
        now && !hasFailed ? (
          <DateButton
            {...control}
            label={`${id}-label`}
            day={input.value}
            now={now}
            availability={availability}
            onPick={onPick}
            onLoadError={() => setFailed(true)}
          />
        ) : (
          <span className={classes.native}>
            <input type="date" required {...input} {...control} />
            <CalendarIcon />
          </span>
        )
      }
    </Field>
  );
}

const loadCalendar = async () => (await import('./Calendar.tsx')).Calendar;

type ButtonProps = Control & {
  label: string;
  day: string;
  now: Date;
  availability: Availability;
  onPick: (day: string) => void;
  onLoadError: () => void;
};

function DateButton({ label, day, now, availability, onPick, onLoadError, ...control }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const { id, className } = control;

  useEffect(() => {
    if (isOpen) makeRoomBelow(document.getElementById(label));
  }, [isOpen, label]);

  // A hover or focus usually precedes a press.
  const preload = () => void loadCalendar().catch(() => {});

  async function toggle() {
    if (Calendar) return setOpen(!isOpen);
    try {
      const loaded = await loadCalendar();
      // Mounted closed and then opened, each synchronously: Mantine returns the focus to the element that had it when
      // the popover opened, and would otherwise take the focus once more after the next key press.
      flushSync(() => setCalendar(() => loaded));
      flushSync(() => setOpen(true));
    } catch {
      onLoadError();
    }
  }

  // Keeps the schedule dialog open: its Escape handler ignores events whose default action is prevented.
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        {...control}
        className={`${className} ${classes.trigger}`}
        data-empty={!day || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${label} ${id}-day`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void toggle()}
        onKeyDown={closeOnEscape}
      >
        <span id={`${id}-day`}>{formatCalendarDay(day) ?? 'Pick a date'}</span>
        <CalendarIcon />
      </button>
      {Calendar && (
        <Calendar
          target={button}
          isOpen={isOpen}
          setOpen={setOpen}
          day={day}
          now={now}
          availability={availability}
          onPick={onPick}
          onKeyDown={closeOnEscape}
        />
      )}
    </>
  );
}

/** The height in pixels of label, field and a calendar of six weeks. */
const ROOM = 484;

/**
 * Scrolls fields up when the calendar does not fit below its own: above, it would cover the label and other fields. Ends
 * with the label of a field at the top, so that no field is cut.
 */
function makeRoomBelow(label: HTMLElement | null) {
  const form = label?.closest('form');
  if (!label || !form) return;
  const inner = form.querySelector('[data-scroll-container]');
  const { top, bottom } = inner?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  const missing = label.getBoundingClientRect().top + ROOM - bottom;
  if (missing <= 0) return;
  const edge = top + Number.parseFloat(getComputedStyle(inner ?? document.documentElement).scrollPaddingTop);
  const isFarEnough = (other: Element) => other.getBoundingClientRect().top - edge >= missing;
  const labels = [...form.querySelectorAll('label[id]')];
  labels.find((other) => other === label || isFarEnough(other))?.scrollIntoView();
}

function CalendarIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" className={classes.icon} aria-hidden>
      <path d="M4 6h16v14H4zM4 10.500h16M8.500 3v5M15.500 3v5" />
    </svg>
  );
}
