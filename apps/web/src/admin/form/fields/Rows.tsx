import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { moveItem } from './move-item.ts';
import classes from './Rows.module.css';

type Props<Item> = {
  /** The name of the list. */
  label: string;
  /** "Card", for the buttons. */
  itemName: string;
  items: readonly Item[];
  max: number;
  /** "Card 2". */
  nameOf: (index: number) => string;
  create: () => Item;
  onChange: (items: Item[]) => void;
  /** Removes the item; whoever does it can offer to undo it. */
  onRemove: (index: number) => void;
  renderRow: (item: Item, index: number, controls: ReactNode) => ReactNode;
};

let lastId = 0;
const newId = () => `row-${++lastId}`;

/** A list with a row for each item: rows are added, removed and moved. */
export function Rows<Item>({ label, itemName, items, max, create, ...props }: Props<Item>) {
  const { nameOf, onChange, onRemove, renderRow } = props;
  // Rows keep their state and the focus when they move, so each has an id.
  const [ids, setIds] = useState(() => items.map(newId));
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  // The list was changed from outside, for example by restoring its default.
  if (ids.length !== items.length) setIds(items.map((_, index) => ids[index] ?? newId()));

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const found = list.current?.parentElement?.querySelector<HTMLElement>(focusNext.current);
    focusNext.current = undefined;
    found?.focus();
  });

  function add() {
    const id = newId();
    setIds([...ids, id]);
    onChange([...items, create()]);
    focusNext.current = `[data-row="${id}"] :is(input, textarea)`;
  }

  function move(from: number, to: number, button: string) {
    setIds(moveItem(ids, from, to));
    onChange(moveItem(items, from, to));
    setMoved(`${itemName} moved to place ${to + 1} of ${items.length}`);
    focusNext.current = `[data-row="${ids[from]}"] [data-move="${button}"]`;
  }

  function remove(index: number) {
    setIds(ids.filter((_, other) => other !== index));
    onRemove(index);
    const next = ids[index + 1] ?? ids[index - 1];
    focusNext.current = next ? `[data-row="${next}"] [data-remove]` : '[data-add]';
  }

  return (
    <div className={classes.list}>
      <ol ref={list} className={classes.rows} aria-label={label}>
        {items.map((item, index) => (
          <li key={ids[index]} data-row={ids[index]}>
            {renderRow(
              item,
              index,
              <RowControls
                name={nameOf(index)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onUp={() => move(index, index - 1, 'up')}
                onDown={() => move(index, index + 1, 'down')}
                onRemove={() => remove(index)}
              />,
            )}
          </li>
        ))}
      </ol>
      <div className={classes.foot}>
        <Button size="xs" variant="default" data-add disabled={items.length >= max} onClick={add}>
          {`Add ${itemName.toLowerCase()}`}
        </Button>
        {items.length >= max && <span>{`At most ${max}`}</span>}
      </div>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </div>
  );
}

type ControlsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** A disabled button would lose the focus at the end of the list, so buttons that do nothing are marked only. */
function RowControls({ name, isFirst, isLast, onUp, onDown, onRemove }: ControlsProps) {
  const button = { variant: 'transparent', color: 'var(--ink)', size: 32 } as const;
  return (
    <div className={classes.controls}>
      <ActionIcon
        {...button}
        aria-label={`Move ${name} up`}
        data-move="up"
        aria-disabled={isFirst || undefined}
        onClick={isFirst ? undefined : onUp}
      >
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={`Move ${name} down`}
        data-move="down"
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : onDown}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      <ActionIcon {...button} aria-label={`Remove ${name}`} data-remove onClick={onRemove}>
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  );
}
