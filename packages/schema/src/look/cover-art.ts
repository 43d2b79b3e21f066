import type { LineColorName } from './palette.ts';

/**
 * The properties that determine the drawing on a cover. The cards, the page and the share card of a record share it.
 */
export type CoverArt = {
  /** The seed of everything that the other properties do not determine. */
  seed: string;
  tone?: LineColorName | 'ink' | undefined;
  /** The name of the object in the drawing. Without one, the change is drawn large. */
  object?: string | undefined;
  change?: { measure?: string | undefined; before: string; after: string } | undefined;
};
