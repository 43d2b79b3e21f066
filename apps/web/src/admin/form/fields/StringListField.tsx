import { Button, CloseButton, Group, Input, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { addUniqueItem } from './list-text.ts';
import classes from './StringListField.module.css';

type Props = {
  label: string;
  description?: string;
  placeholder?: string;
  /** "tag", for the label of the Add button. */
  itemName: string;
  items: readonly string[];
  /** The item being typed. It is part of the form's values, so that saving includes it before it was added. */
  typed: string;
  error: unknown;
  name: string;
  onChange: (items: string[]) => void;
  onType: (typed: string) => void;
};

/** A list of texts; a button or Enter adds an item. */
export function StringListField({ label, description, placeholder, itemName, name, error, ...list }: Props) {
  const { items, typed, onChange, onType } = list;
  const errorId = useId();

  function add() {
    if (!typed.trim()) return;
    onChange(addUniqueItem(items, typed));
    onType('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds the item and must not submit the form.
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
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={onKeyDown}
          error={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          flex={1}
        />
        <Button variant="default" onClick={add} aria-label={`Add ${itemName}`}>
          Add
        </Button>
      </Group>
      {typeof error === 'string' && (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
      {items.length > 0 && (
        <Group component="ul" gap={8} mt={10} aria-label={label}>
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
        </Group>
      )}
    </div>
  );
}
