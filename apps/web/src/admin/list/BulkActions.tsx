import { Button, Select } from '@mantine/core';
import classes from './BulkActions.module.css';

export type BulkAction<Row> = {
  label: string;
  run: (ids: number[], rows: Row[], choice: string) => void;
  /** The values from which one is chosen for the action. */
  choices?: readonly { value: string; label: string }[];
  isDestructive?: boolean;
};

type Props<Row> = {
  actions: readonly BulkAction<Row>[];
  rows: Row[];
  /** Selects the rows of all pages. */
  more?: { label: string; select: () => void } | undefined;
  onClear: () => void;
  /** Called when an action starts. */
  onRun?: () => void;
};

/** The actions on the selected rows, below the list so that no row moves when they appear. */
export function BulkActions<Row extends { id: number }>({ actions, rows, more, onClear, onRun }: Props<Row>) {
  const ids = rows.map(({ id }) => id);
  return (
    <fieldset className={classes.actions} aria-label={`With ${ids.length} selected`} data-bulk-actions>
      <div className={classes.selection}>
        <span role="status">{`${ids.length} selected`}</span>
        {more && (
          <Button size="xs" variant="subtle" onClick={more.select}>
            {more.label}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={onClear}>
          Clear
        </Button>
      </div>
      {actions.map(({ label, run, choices, isDestructive }) => {
        const start = (choice: string) => {
          run(ids, rows, choice);
          onRun?.();
        };
        return choices ? (
          <Select
            key={label}
            size="xs"
            aria-label={label}
            placeholder={label}
            data={choices}
            value={null}
            onChange={(choice) => choice && start(choice)}
            w={160}
          />
        ) : (
          <Button key={label} size="xs" variant={isDestructive ? 'outline' : 'default'} onClick={() => start('')}>
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}
