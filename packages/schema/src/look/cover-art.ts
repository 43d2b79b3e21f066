import type { LineColorName } from './palette.ts';

/** Objects that suit any work, in the order in which records without a known category get them. */
export const neutralObjects = [
  'browser',
  'signpost',
  'parcel',
  'chart',
  'clipboard',
  'phone',
  'tag',
  'calendar',
  'nib',
  'lens',
  'card',
  'book',
] as const;

/** The objects on covers: the symbols of `cover-objects.svg`. */
export const coverObjects = [
  ...neutralObjects,
  'jar',
  'report',
  'building',
  'tiffin',
  'truck',
  'spool',
  'peak',
  'ledger',
  'plan',
  'bag',
  'camera',
  'pin',
  'chat',
  'envelope',
  'receipt',
  'gauge',
  'lamp',
  'eye',
  'cup',
  'car',
  'cross',
  'suitcase',
  'leaf',
  'robot',
  'film',
  'shirt',
  'lock',
  'horn',
] as const;

export type CoverObject = (typeof coverObjects)[number];

/**
 * The properties that determine the drawing on a cover. The cards, the page and the share card of a record share it.
 */
export type CoverArt = {
  /** The seed of everything that the other properties do not determine. */
  seed: string;
  tone?: LineColorName | 'ink' | undefined;
  /** The object in the drawing. Without one, the change is drawn large. */
  object?: CoverObject | undefined;
  change?: { measure?: string | undefined; before: string; after: string } | undefined;
};
