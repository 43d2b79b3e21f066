import { z } from 'zod';
import { brandInput } from '../brand.ts';
import { lookCopy } from '../copy/look-copy.ts';
import { boolean, choice, text } from '../fields/fields.ts';

/*
 * The guide that a site without demo content shows until it is set up.
 */

export const setupSteps = [
  'name',
  'contact',
  'place',
  'hours',
  'logo',
  'colors',
  'shareImage',
  'homeTexts',
  'service',
  'project',
  'caseStudy',
  'legal',
  'mail',
  'secondFactor',
  'backup',
] as const;

const setupStep = choice('Step', setupSteps);

export const setupSkip = z.object({ step: setupStep, skipped: boolean('Skipped') });

/** The id of a text that the owner should replace, and whether it stays as it is. */
export const leftoverKeep = z.object({ id: text('Id', { max: 20 }), kept: boolean('Kept') });

const lineColors = lookCopy.shape.colors.unwrap().shape;

/** What makes home, contact and about presentable. */
export const firstLook = z.object({
  brand: brandInput.omit({ tagline: true, slogan: true }),
  /** Tagline, slogan, and introduction of the home page and of the page about the agency. */
  sentence: text('Sentence', { max: 160, trim: true, oneLine: true }),
  look: lookCopy.shape.pictures
    .unwrap()
    .pick({ logo: true })
    .extend({ signal: lineColors.signal, marigold: lineColors.marigold }),
});

export type FirstLook = z.output<typeof firstLook>;
export type FirstLookInput = z.input<typeof firstLook>;

export type SetupStep = z.infer<typeof setupStep>;

export type SetupState = { step: SetupStep; state: 'open' | 'done' | 'skipped' };
