import { useState } from 'react';
import { moveItem } from '../sorting/move-item.ts';
import type { ListState } from './use-list-state.ts';

/** The position of a row beside another one. */
export type Place = { side: 'before' | 'after'; otherId: number };

export type Ordering<R> = {
  /** Whether the list is in this order. */
  isShown: (list: ListState) => boolean;
  /** What the order is for. */
  note: string;
  /** Stores the new position of a row; `back` is the old one, for the undo. */
  move: (row: R, to: Place, back: Place) => Promise<unknown>;
};

/** The rows in the order set by the administrator, already before it is stored. */
export function useRowOrder<R extends { id: number }>(rows: R[], ordering: Ordering<R> | undefined) {
  const [moved, setMoved] = useState<number[]>();
  const shown = moved ? rows.toSorted((a, b) => moved.indexOf(a.id) - moved.indexOf(b.id)) : rows;

  async function move(from: number, to: number) {
    const ids = shown.map(({ id }) => id);
    const after = moveItem(ids, from, to);
    const row = shown[from];
    if (!row) return;
    setMoved(after);
    await ordering?.move(row, placeOf(after, to), placeOf(ids, from));
    setMoved(undefined);
  }

  return { rows: shown, onMove: ordering && ((from: number, to: number) => void move(from, to)) };
}

function placeOf(ids: readonly number[], index: number): Place {
  const [previous, next = 0] = [ids[index - 1], ids[index + 1]];
  return previous === undefined ? { side: 'before', otherId: next } : { side: 'after', otherId: previous };
}
