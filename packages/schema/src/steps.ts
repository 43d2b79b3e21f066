import { z } from 'zod';
import { text } from './fields/fields.ts';

/*
 * The steps of some work before and after a project, such as the screens of a checkout with the seconds that each takes.
 */

export const STEPS_MAX = 10;
export const stepLimits = { label: 60, value: 40 } as const;

const oneLine = { trim: true, oneLine: true } as const;

const step = z.object(
  {
    label: text('Label', { max: stepLimits.label, ...oneLine }),
    /** Empty if there is none. */
    value: text('Value', { min: 0, max: stepLimits.value, tooShort: 'Value must be text', ...oneLine }).default(''),
  },
  'A step is an object with label and value',
);

export const stepsInput = z
  .array(step, { error: 'Steps must be a list' })
  .max(STEPS_MAX, `At most ${STEPS_MAX} steps`)
  .default([]);

export const steps = z.array(z.object({ label: z.string(), value: z.string() }));

export type Step = z.infer<typeof steps>[number];
