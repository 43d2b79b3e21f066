import { z } from 'zod';
import { boolean, choice } from '../fields/fields.ts';

/*
 * The guide that a site without demo content shows until it is set up.
 */

export const setupSteps = ['name', 'address', 'hours', 'logo', 'service', 'project', 'post'] as const;

const setupStep = choice('Step', setupSteps);

export const setupSkip = z.object({ step: setupStep, skipped: boolean('Skipped') });

export type SetupStep = z.infer<typeof setupStep>;

export type SetupState = { step: SetupStep; state: 'open' | 'done' | 'skipped' };
