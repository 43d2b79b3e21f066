import { Button, Group, TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { formatDay } from '../../../ui/format/day.ts';
import { ListItems } from '../../form/fields/ListItems.tsx';

type Props = {
  /** Each holiday as its day and its name. */
  value?: readonly string[];
  error?: ReactNode;
  'data-field': string;
  onChange?: (holidays: string[]) => void;
};

/** The days on which the office is closed. */
export function HolidaysField({ value = [], error, onChange, ...props }: Props) {
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const errorId = useId();

  function add() {
    onChange?.([...value.filter((holiday) => !holiday.startsWith(day)), `${day} ${name.trim()}`].sort());
    setDay('');
    setName('');
  }

  return (
    <div data-field={props['data-field']}>
      <Group align="end" gap={8}>
        <TextInput label="Holiday" type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        <TextInput
          label="Name of the holiday"
          placeholder="Diwali"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          aria-describedby={error ? errorId : undefined}
          flex="1 1 160px"
        />
        <Button variant="default" disabled={day === '' || name.trim() === ''} onClick={add} aria-label="Add holiday">
          Add
        </Button>
      </Group>
      <ListItems
        label="Holidays"
        items={value}
        textOf={(holiday) => `${formatDay(new Date(holiday.slice(0, 10)))}: ${holiday.slice(11)}`}
        onRemove={(holiday) => onChange?.(value.filter((other) => other !== holiday))}
        error={error}
        errorId={errorId}
      />
    </div>
  );
}
