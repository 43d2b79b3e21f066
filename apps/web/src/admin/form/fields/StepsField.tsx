import { Input, TextInput } from '@mantine/core';
import { STEPS_MAX, type Step, stepLimits, stepsInput } from '@site/schema/steps';
import type { ReactNode } from 'react';
import { findIssues } from '../../../app/form-issues.ts';
import pickerClasses from './Picker.module.css';
import { Rows } from './Rows.tsx';
import classes from './StepsField.module.css';

type Props = {
  label: string;
  value?: readonly Step[];
  error?: ReactNode;
  'data-field': string;
  onChange?: (steps: Step[]) => void;
};

const nameOf = (index: number) => `Step ${index + 1}`;

/** Steps with a label and a value, with a row for each. */
export function StepsField({ label, value = [], error, onChange, ...attributes }: Props) {
  // The form only reports that the list is invalid; validating it finds the invalid rows.
  const problems = error ? findIssues(stepsInput, value) : [];
  const ownError = problems.some(({ path }) => path) ? undefined : error;
  return (
    <fieldset className={pickerClasses.picker} {...attributes}>
      <legend className={pickerClasses.legend}>{label}</legend>
      {ownError && <Input.Error>{ownError}</Input.Error>}
      <Rows
        label={label}
        itemName="Step"
        items={value}
        nameOf={nameOf}
        adding={{ max: STEPS_MAX, create: () => ({ label: '', value: '' }) }}
        onChange={(steps) => onChange?.(steps)}
        onRemove={(index) => onChange?.(value.toSpliced(index, 1))}
        renderRow={(step, index, { handle, buttons }) => (
          <div className={classes.row}>
            {handle}
            {(['label', 'value'] as const).map((part) => {
              const problem = problems.find(({ path }) => path === `${index}.${part}`)?.message;
              return (
                <TextInput
                  key={part}
                  className={classes[part] ?? ''}
                  aria-label={`${nameOf(index)}: ${part}`}
                  placeholder={part === 'label' ? 'Label' : 'Value'}
                  maxLength={stepLimits[part]}
                  value={step[part]}
                  error={problem}
                  data-invalid={problem ? true : undefined}
                  onChange={({ currentTarget }) =>
                    onChange?.(value.with(index, { ...step, [part]: currentTarget.value }))
                  }
                />
              );
            })}
            {buttons}
          </div>
        )}
      />
    </fieldset>
  );
}
