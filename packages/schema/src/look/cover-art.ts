import type { LineColorName } from './palette.ts';

/** All that determines the drawing on a cover, which the cards, the page and the share card of a record have in common. */
export type CoverArt = {
  /** Determines what the other properties do not. */
  seed: string;
  tone?: LineColorName | 'ink' | undefined;
  /** The name of the object in the drawing. Without one, the change is drawn large. */
  object?: string | undefined;
  change?: { measure?: string | undefined; before: string; after: string } | undefined;
};
