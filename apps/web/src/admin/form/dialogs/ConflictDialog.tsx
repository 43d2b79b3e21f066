import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { describeValue } from '../../versions/describe-value.ts';
import { TextDifference } from '../../versions/TextDifference.tsx';
import type { FieldConflict } from '../merge-values.ts';
import type { Conflict } from '../use-form-save.ts';
import classes from './ConflictDialog.module.css';
import { Dialog } from './Dialog.tsx';

type Props = {
  conflict: Conflict | undefined;
  labelOf: (path: string) => string;
};

/** Asks which value to save in fields that were changed both here and elsewhere. */
export function ConflictDialog({ conflict, labelOf }: Props) {
  return conflict ? <Question conflict={conflict} labelOf={labelOf} /> : null;
}

function Question({ conflict, labelOf }: { conflict: Conflict; labelOf: Props['labelOf'] }) {
  const { fields, resolve, cancel } = conflict;
  const [theirs, setTheirs] = useState<readonly FieldConflict[]>([]);
  const choose = (field: FieldConflict, isTheirs: boolean) =>
    setTheirs((chosen) => [...chosen.filter((one) => one !== field), ...(isTheirs ? [field] : [])]);

  return (
    <Dialog title="Changed here and elsewhere" onClose={cancel} size={720} above="forms" centered>
      <p className={classes.text}>
        Since you opened this form, {fields.length === 1 ? 'this field was' : 'these fields were'} changed in another
        tab or by another program too. Choose what to save. Changes of other fields are kept on both sides.
      </p>
      <Stack gap={24}>
        {fields.map((field) => (
          <fieldset key={field.path} className={classes.field}>
            <legend>{labelOf(field.path)}</legend>
            <SegmentedControl
              aria-label={`What to save as ${labelOf(field.path)}`}
              size="xs"
              value={theirs.includes(field) ? 'theirs' : 'mine'}
              onChange={(value) => choose(field, value === 'theirs')}
              data={[
                { value: 'mine', label: 'Mine' },
                { value: 'theirs', label: 'Theirs' },
              ]}
            />
            <div className={classes.sides}>
              <Side title="Mine" value={field.mine} other={field.theirs} />
              <Side title="Theirs" value={field.theirs} other={field.mine} />
            </div>
          </fieldset>
        ))}
      </Stack>
      <Group justify="end" gap={12} mt={24}>
        <Button variant="default" onClick={cancel} data-autofocus>
          Keep editing
        </Button>
        <Button onClick={() => void resolve(theirs)}>Save</Button>
      </Group>
    </Dialog>
  );
}

/** A value, with what differs from the other one marked. */
function Side({ title, value, other }: { title: string; value: unknown; other: unknown }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <TextDifference before={describeValue(other)} after={describeValue(value)} />
    </section>
  );
}
