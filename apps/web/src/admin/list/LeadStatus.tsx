import { Button } from '@mantine/core';

type Props = { name: string; contacted: boolean; onToggle: () => void };

/** Whether somebody has been called or written to; a click changes it, both ways. */
export function LeadStatus({ name, contacted, onToggle }: Props) {
  return (
    <Button
      size="xs"
      variant={contacted ? 'outline' : 'default'}
      aria-pressed={contacted}
      aria-label={`${contacted ? 'Contacted' : 'Mark as Contacted'}: ${name}`}
      onClick={onToggle}
    >
      {contacted ? 'Contacted' : 'Mark as Contacted'}
    </Button>
  );
}
