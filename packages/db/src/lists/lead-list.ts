import { sql } from 'kysely';
import { rowByRow } from './row-by-row.ts';

/** Lists omit spam unless the filter selects it. */
export const notSpam = rowByRow(sql`stage <> 'spam'`);

/** A cancelled call does not take place. */
export const takesPlace = rowByRow(sql`outcome is null or outcome <> 'cancelled'`);

/**
 * Whether a lead waits for a reply. A call is answered by a mail about its appointment, and needs no reply once it has an
 * outcome. Each condition has an index.
 */
export const waitsForReply = {
  contact: sql<boolean>`stage = 'new' and replied_at is null`,
  call: sql<boolean>`stage = 'new' and replied_at is null and outcome is null`,
};
