import { Button, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { ListItems } from './ListItems.tsx';
import { addUniqueItem } from './list-text.ts';

type Props = {
  label: string;
  description?: string | undefined;
  placeholder?: string;
  /** "tag", for the label of the Add button. */
  itemName: string;
  value?: readonly string[];
  error?: ReactNode;
  'data-field': string;
  onChange?: (items: string[]) => void;
};

/** A list of texts; a button or Enter adds an item. Its value contains the item being typed, so that saving includes it. */
export function StringListField({ label, description, placeholder, itemName, value = [], error, ...props }: Props) {
  const [items, setItems] = useState(value);
  const [typed, setTyped] = useState('');
  const errorId = useId();

  function change(newItems: readonly string[], newTyped: string) {
    setItems(newItems);
    setTyped(newTyped);
    props.onChange?.(addUniqueItem(newItems, newTyped));
  }

  const add = () => change(addUniqueItem(items, typed), '');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds the item and must not submit the form.
    event.preventDefault();
    add();
  }

  return (
    <div data-field={props['data-field']}>
      <Group align="end" gap={8} wrap="nowrap">
        <TextInput
          label={label}
          description={description}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => change(items, currentTarget.value)}
          onKeyDown={onKeyDown}
          error={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          flex={1}
        />
        <Button variant="default" onClick={add} aria-label={`Add ${itemName}`}>
          Add
        </Button>
      </Group>
      <ListItems
        label={label}
        items={items}
        onRemove={(item) =>
          change(
            items.filter((other) => other !== item),
            typed,
          )
        }
        error={error}
        errorId={errorId}
      />
    </div>
  );
}
