import { Button } from '@mantine/core';

type Props = { name: string; contacted: boolean; onToggle: () => void };

/** Shows whether the lead was contacted; a click changes it in both directions. */
export function LeadStatusButton({ name, contacted, onToggle }: Props) {
  return (
    <Button
      size="xs"
      // Without a frame the button needs no padding, and its text aligns with the column.
      {...(contacted ? { variant: 'outline', px: 0 } : { variant: 'default' })}
      aria-pressed={contacted}
      aria-label={`${contacted ? 'Contacted' : 'Mark as Contacted'}: ${name}`}
      onClick={onToggle}
    >
      {contacted ? 'Contacted' : 'Mark as Contacted'}
    </Button>
  );
}
