import { Button } from '@mantine/core';
import classes from './BulkActions.module.css';

export type BulkAction<Row> = {
  label: string;
  run: (ids: number[], rows: Row[]) => void;
  isDestructive?: boolean;
};

type Props<Row> = { actions: readonly BulkAction<Row>[]; rows: Row[]; onClear: () => void };

/** What can be done with the selected rows. */
export function BulkActions<Row extends { id: number }>({ actions, rows, onClear }: Props<Row>) {
  const ids = rows.map(({ id }) => id);
  return (
    <fieldset className={classes.actions} aria-label={`With ${ids.length} selected`}>
      <span>{`${ids.length} selected`}</span>
      {actions.map(({ label, run, isDestructive }) => (
        <Button key={label} size="xs" variant={isDestructive ? 'outline' : 'default'} onClick={() => run(ids, rows)}>
          {label}
        </Button>
      ))}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </fieldset>
  );
}
