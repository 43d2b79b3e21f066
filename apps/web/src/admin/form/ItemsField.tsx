import { Button, CloseButton, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import classes from './ItemsField.module.css';

type Props = {
  label: string;
  description?: string;
  placeholder?: string;
  /** What one of them is called: "tag". */
  word: string;
  items: readonly string[];
  error: unknown;
  name: string;
  onChange: (items: string[]) => void;
};

/** A list that grows by a button or Enter: trimmed, nothing empty, nothing twice. */
export function ItemsField({ label, description, placeholder, word, items, error, name, onChange }: Props) {
  const [text, setText] = useState('');

  function add() {
    const item = text.trim();
    if (item && !items.includes(item)) onChange([...items, item]);
    if (item) setText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds; it does not send the form.
    event.preventDefault();
    add();
  }

  return (
    <div data-field={name}>
      <Group align="end" gap={8} wrap="nowrap">
        <TextInput
          label={label}
          description={description}
          placeholder={placeholder}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
          error={error as string | undefined}
          flex={1}
        />
        <Button variant="default" onClick={add} aria-label={`Add ${word}`}>
          Add
        </Button>
      </Group>
      {items.length > 0 && (
        <ul className={classes.items} aria-label={label}>
          {items.map((item) => (
            <li key={item} className={classes.item}>
              <span className={classes.text}>{item}</span>
              <CloseButton
                size="sm"
                aria-label={`Remove ${item}`}
                onClick={() => onChange(items.filter((other) => other !== item))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
