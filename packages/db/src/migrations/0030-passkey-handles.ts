import type { Kysely } from 'kysely';

/*
 * Adds to each passkey the id by which its authenticator knows the account. That of earlier passkeys was not stored.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('factors').addColumn('user_handle', 'text').execute();
}
