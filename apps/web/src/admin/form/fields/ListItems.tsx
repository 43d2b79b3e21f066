import { CloseButton, Group, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ListItems.module.css';

type Props = {
  label: string;
  items: readonly string[];
  textOf?: (item: string) => string;
  onRemove: (item: string) => void;
  error: ReactNode;
  errorId: string;
};

/** Shows the error message of a list field, and its items with a remove button each. */
export function ListItems({ label, items, textOf = (item) => item, onRemove, error, errorId }: Props) {
  return (
    <>
      {typeof error === 'string' && (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
      {items.length > 0 && (
        <Group component="ul" gap={8} mt={10} aria-label={label}>
          {items.map((item) => (
            <li key={item} className={classes.item}>
              <span className={classes.text}>{textOf(item)}</span>
              <CloseButton size="sm" aria-label={`Remove ${textOf(item)}`} onClick={() => onRemove(item)} />
            </li>
          ))}
        </Group>
      )}
    </>
  );
}
