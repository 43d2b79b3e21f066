import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

type Id = string | number;

type Props = {
  /** The rows in their order; each uses `useSortableRow`. */
  ids: readonly Id[];
  /** The name of a row for screen readers. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

const instructions = {
  draggable:
    'Press the space bar to pick up the row, the arrow keys to move it, the space bar to drop it, Escape to cancel.',
};

/** Restricts dragging to the vertical axis and to the list. */
const stayInList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) => ({
  ...transform,
  x: 0,
  y: row && list ? Math.max(list.top - row.top, Math.min(list.bottom - row.bottom, transform.y)) : transform.y,
});

/** Rows that change places by dragging their handles, or with the keyboard. */
export function Sorting({ ids, nameOf, onMove, children }: Props) {
  const sensors = useSensors(
    // A click is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: Id | undefined) => ids.indexOf(id ?? '');
  const nameOfId = (id: Id) => nameOf(indexOf(id));
  const placeOf = (id: Id | undefined) => `place ${indexOf(id) + 1} of ${ids.length}`;

  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOfId(active.id)} picked up, ${placeOf(active.id)}`,
    onDragOver: ({ active, over }) => (over ? `${nameOfId(active.id)} is over ${placeOf(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => `${nameOfId(active.id)} dropped at ${placeOf(over?.id ?? active.id)}`,
    onDragCancel: ({ active }) => `${nameOfId(active.id)} stays at ${placeOf(active.id)}`,
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [indexOf(active.id), indexOf(over?.id)];
    if (to >= 0 && from !== to) onMove(from, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[stayInList]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
