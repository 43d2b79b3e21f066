import { type Expression, sql } from 'kysely';

/**
 * Hides a condition from the query planner, which then reads the index with the order of the list and checks each
 * entry. Otherwise the planner might use an index on the condition and sort all rows that it finds.
 */
export const rowByRow = (condition: Expression<unknown>) => sql<boolean>`(${condition}) is true`;
