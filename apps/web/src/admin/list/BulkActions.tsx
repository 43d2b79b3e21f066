import { Button } from '@mantine/core';
import classes from './BulkActions.module.css';

export type BulkAction = { label: string; run: (ids: number[]) => void; isDestructive?: boolean };

type Props = { actions: readonly BulkAction[]; ids: number[]; onClear: () => void };

/** What can be done with the selected rows. */
export function BulkActions({ actions, ids, onClear }: Props) {
  return (
    <fieldset className={classes.actions} aria-label={`With ${ids.length} selected`}>
      <span>{`${ids.length} selected`}</span>
      {actions.map(({ label, run, isDestructive }) => (
        <Button key={label} size="xs" variant={isDestructive ? 'outline' : 'default'} onClick={() => run(ids)}>
          {label}
        </Button>
      ))}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </fieldset>
  );
}
