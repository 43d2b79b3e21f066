import { Button, Group } from '@mantine/core';

type Props = { name: string; onEdit: () => void; onDelete: () => void };

export function RowActions({ name, onEdit, onDelete }: Props) {
  return (
    <Group gap={8} wrap="nowrap" display="inline-flex">
      <Button size="xs" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="xs" variant="subtle" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </Group>
  );
}
