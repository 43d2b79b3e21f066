import { useSortable } from '@dnd-kit/sortable';
import { UnstyledButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './DragHandle.module.css';

/** The properties of a row in `Sorting`, and its handle. `name` is that of the row. */
export function useSortableRow(id: string | number, name: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    row: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: {
        // Without its scale: rows of other heights must not stretch.
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
        ...(isDragging && { position: 'relative' as const, zIndex: 1 }),
      },
    },
    handle: (
      <UnstyledButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className={classes.handle}
        aria-label={`Move ${name}`}
        data-dragging={isDragging || undefined}
        // Escape puts the row back and must not close the dialog.
        data-mantine-stop-propagation={isDragging || undefined}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
    ),
  };
}
