import { z } from 'zod';
import { integer } from './fields.ts';

/** A window on a list; everything when nothing is asked. */
export const listing = z
  .object({
    limit: integer('limit', 1, 100).optional(),
    offset: integer('offset', 0, 999_999_999).optional(),
  })
  .default({});

export type Listing = z.output<typeof listing>;
export type Listed<T> = { items: T[]; total: number };
