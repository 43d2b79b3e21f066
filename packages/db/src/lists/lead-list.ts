import { sql } from 'kysely';
import { rowByRow } from './record-reader.ts';

/** Lists leave out leads that were taken for spam, unless they are asked for. */
export const notSpam = rowByRow(sql`stage <> 'spam'`);
