import { Checkbox } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { useRef, useState } from 'react';
import { needsAlt } from './file/file-facts.ts';
import classes from './MediaTile.module.css';
import { MediaTile } from './MediaTile.tsx';

type Props = {
  items: readonly MediaItem[];
  /** Whether the shown list belongs to the previous search. */
  isOutdated: boolean;
  selected: readonly number[];
  selection: { select: (id: number) => void; deselect: (id: number) => void };
  onOpen: (id: number) => void;
};

/** The files of a page of the library. */
export function MediaGrid({ items, isOutdated, selected, selection, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [describing, setDescribing] = useState<number>();
  const isAllSelected = selected.length === items.length;

  const toggle = (id: number) => (selected.includes(id) ? selection.deselect(id) : selection.select(id));

  function toggleAll() {
    for (const { id } of items) {
      if (isAllSelected) selection.deselect(id);
      else selection.select(id);
    }
  }

  /** Opens the question for the next picture without a text, so that many can be described in sequence. */
  function onDescribed(id: number, isSaved: boolean) {
    const index = items.findIndex((item) => item.id === id);
    const next = isSaved ? items.slice(index + 1).find(needsAlt) : undefined;
    setDescribing(next?.id);
    if (next) return;
    const tile = list.current?.children[index];
    setTimeout(() => tile?.querySelector<HTMLElement>('[data-alt-prompt], button')?.focus());
  }

  return (
    <>
      <Checkbox
        mb={16}
        label="Select all on this page"
        checked={isAllSelected}
        indeterminate={selected.length > 0 && !isAllSelected}
        onChange={toggleAll}
      />
      <ul ref={list} className={classes.grid} aria-label="Files" data-busy={isOutdated || undefined}>
        {items.map((item) => (
          <MediaTile
            key={item.id}
            item={item}
            isSelected={selected.includes(item.id)}
            onSelect={() => toggle(item.id)}
            onOpen={() => onOpen(item.id)}
            isDescribing={describing === item.id}
            onDescribe={() => setDescribing(item.id)}
            onDescribed={(isSaved) => onDescribed(item.id, isSaved)}
          />
        ))}
      </ul>
    </>
  );
}
