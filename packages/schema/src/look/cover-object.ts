import { z } from 'zod';
import { choice } from '../fields/fields.ts';
import { coverObjects } from './cover-art.ts';

/** The object that the owner has chosen for the cover of a record; null if the category decides. */
export const coverObjectInput = choice('Cover object', coverObjects).nullable().default(null);

/** Absent if none is chosen, so that other records have the documented fields alone. */
export const coverObject = z.enum(coverObjects).nullish();
