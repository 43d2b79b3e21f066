import { Button, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatIsoDay } from '../../../ui/format/day.ts';
import { ListItems } from '../../form/fields/ListItems.tsx';
import { holidayText, readHoliday } from './booking-values.ts';

type Props = {
  /** Each holiday as its day and its name. */
  value?: readonly string[];
  error?: ReactNode;
  'data-field': string;
  onChange?: (holidays: string[]) => void;
};

/**
 * The days on which the office is closed. The typed holiday is added by the button, when the focus moves to another
 * field, or when the form is saved.
 */
export function HolidaysField({ value = [], error, onChange, ...props }: Props) {
  const [day, setDay] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [name, setName] = useState('');
  const errorId = useId();
  const root = useRef<HTMLDivElement>(null);

  const isTyped = day !== '' && name.trim() !== '' && (lastDay === '' || lastDay >= day);

  function add() {
    const added = holidayText({ day, ...(lastDay && { lastDay }), name: name.trim() });
    onChange?.([...value.filter((holiday) => !holiday.startsWith(day)), added].sort());
    setDay('');
    setLastDay('');
    setName('');
  }

  useEffect(() => {
    const form = root.current?.closest('form');
    const addTyped = () => isTyped && add();
    // Before the handler of the form, which reads the values.
    form?.addEventListener('submit', addTyped, true);
    return () => form?.removeEventListener('submit', addTyped, true);
  });

  function addOnKey(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    // Enter in a field must not submit the form.
    if (isEnter) event.preventDefault();
    const isSaving = event.key === 's' && (event.ctrlKey || event.metaKey);
    if (isTyped && (isEnter || isSaving)) add();
  }

  return (
    <div ref={root} data-field={props['data-field']}>
      <Group
        align="end"
        gap={8}
        onKeyDown={addOnKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Not on a press of a button: adding a row would move the button away from the pointer.
          if (isTyped && relatedTarget instanceof HTMLInputElement && !currentTarget.contains(relatedTarget)) add();
        }}
      >
        <TextInput label="Holiday" type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        <TextInput
          label="Last day (if several)"
          type="date"
          min={day}
          value={lastDay}
          error={lastDay !== '' && lastDay < day && 'Choose a later day'}
          onChange={(event) => setLastDay(event.currentTarget.value)}
        />
        <TextInput
          label="Name of the holiday"
          placeholder="New Year"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          aria-describedby={error ? errorId : undefined}
          flex="1 1 160px"
        />
        <Button variant="default" disabled={!isTyped} onClick={add} aria-label="Add holiday">
          Add
        </Button>
      </Group>
      <ListItems
        label="Holidays"
        items={value}
        textOf={describeHoliday}
        onRemove={(holiday) => onChange?.(value.filter((other) => other !== holiday))}
        error={error}
        errorId={errorId}
      />
    </div>
  );
}

function describeHoliday(text: string): string {
  const { day, lastDay, name } = readHoliday(text);
  const days = [day, lastDay].flatMap((one) => (one ? [formatIsoDay(one)] : []));
  return `${days.join(' to ')}: ${name}`;
}
