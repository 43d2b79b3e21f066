import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { moveItem } from '../../sorting/move-item.ts';
import { Sorting } from '../../sorting/Sorting.tsx';
import { useSortableRow } from '../../sorting/use-sortable-row.tsx';
import classes from './Rows.module.css';

/** Where a row shows them is up to the row. */
export type RowControls = { handle: ReactNode; buttons: ReactNode };

type Props<Item> = {
  /** The name of the list. */
  label: string;
  /** "Card", for the buttons. */
  itemName: string;
  items: readonly Item[];
  /** "Card 2". */
  nameOf: (index: number) => string;
  /** Shows a button that adds an item, at most `max` of them. */
  adding?: { max: number; create: () => Item };
  /** Without that button: the selector of what gets the focus when the last row is removed. */
  focusAfterLast?: string;
  onChange: (items: Item[]) => void;
  /** Removes the item. The caller may offer an undo. */
  onRemove: (index: number) => void;
  renderRow: (item: Item, index: number, controls: RowControls) => ReactNode;
};

let lastId = 0;
const newId = () => `row-${++lastId}`;

/** A list with a row for each item: rows are added, removed and moved. */
export function Rows<Item>({ label, itemName, items, adding, ...props }: Props<Item>) {
  const { nameOf, onChange, onRemove, renderRow, focusAfterLast = '[data-add]' } = props;
  // Rows keep their state and the focus when they move, so each has an id.
  const [ids, setIds] = useState(() => items.map(newId));
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  // The list was changed from outside, for example by restoring its default.
  if (ids.length !== items.length) setIds(items.map((_, index) => ids[index] ?? newId()));

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const selector = focusNext.current;
    const found = list.current?.parentElement?.querySelector<HTMLElement>(selector);
    focusNext.current = undefined;
    (found ?? document.querySelector<HTMLElement>(selector))?.focus();
  });

  function add(create: () => Item) {
    const id = newId();
    setIds([...ids, id]);
    onChange([...items, create()]);
    focusNext.current = `[data-row="${id}"] :is(input, textarea)`;
  }

  function move(from: number, to: number) {
    setIds(moveItem(ids, from, to));
    onChange(moveItem(items, from, to));
  }

  function step(from: number, to: number, button: string) {
    move(from, to);
    setMoved(`${itemName} moved to place ${to + 1} of ${items.length}`);
    focusNext.current = `[data-row="${ids[from]}"] [data-move="${button}"]`;
  }

  function remove(index: number) {
    setIds(ids.filter((_, other) => other !== index));
    onRemove(index);
    const next = ids[index + 1] ?? ids[index - 1];
    focusNext.current = next ? `[data-row="${next}"] [data-remove]` : focusAfterLast;
  }

  return (
    <div className={classes.list}>
      <Sorting ids={ids} nameOf={nameOf} onMove={move}>
        <ol ref={list} className={classes.rows} aria-label={label}>
          {items.map((item, index) => (
            <Row
              key={ids[index]}
              id={ids[index] ?? ''}
              name={nameOf(index)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onUp={() => step(index, index - 1, 'up')}
              onDown={() => step(index, index + 1, 'down')}
              onRemove={() => remove(index)}
              render={(controls) => renderRow(item, index, controls)}
            />
          ))}
        </ol>
      </Sorting>
      {adding && (
        <div className={classes.foot}>
          <Button
            size="xs"
            variant="default"
            data-add
            disabled={items.length >= adding.max}
            onClick={() => add(adding.create)}
          >
            {`Add ${itemName.toLowerCase()}`}
          </Button>
          {items.length >= adding.max && <span>{`At most ${adding.max}`}</span>}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </div>
  );
}

type RowProps = ButtonsProps & { id: string; render: (controls: RowControls) => ReactNode };

function Row({ id, render, ...buttons }: RowProps) {
  const { row, handle } = useSortableRow(id, buttons.name);
  return (
    <li {...row} className={classes.row} data-row={id}>
      {render({ handle, buttons: <RowButtons {...buttons} /> })}
    </li>
  );
}

type ButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** A disabled button would lose the focus at the end of the list, so buttons that do nothing are marked only. */
function RowButtons({ name, isFirst, isLast, onUp, onDown, onRemove }: ButtonsProps) {
  const button = { variant: 'transparent', color: 'var(--ink)', size: 32 } as const;
  return (
    <div className={classes.buttons}>
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
