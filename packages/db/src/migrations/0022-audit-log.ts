import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * The audit log. Its entries cannot be changed, and only the oldest can be deleted: those up to the id in the setting
 * `auditPurgedThrough`.
 */

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await db.schema
    .createTable('audit_log')
    .addColumn('id', types.id as 'integer', (c) => c.primaryKey().modifyEnd(types.idSuffix))
    .addColumn('at', types.instant, (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('network', 'text')
    .addColumn('kind', 'text')
    .addColumn('record_id', 'integer')
    .addColumn('title', 'text')
    // Text on both engines, because jsonb reorders keys and the hash covers the text.
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('previous_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_log_action').on('audit_log').columns(['action', 'id']).execute();
  const purged = `old.id <= coalesce((select cast(value as integer) from settings where key = 'auditPurgedThrough'), 0)`;
  const refusal = 'Entries of the audit log cannot be changed or deleted';
  if (types.engine === 'sqlite') {
    const refuse = `begin select raise(abort, '${refusal}'); end`;
    await run(`create trigger audit_log_update before update on audit_log ${refuse}`);
    await run(`create trigger audit_log_delete before delete on audit_log when not (${purged}) ${refuse}`);
    return;
  }
  await run(`create function audit_log_refuse() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' and ${purged} then return old; end if;
    raise exception '${refusal}';
  end $$`);
  await run(`create trigger audit_log_change before update or delete on audit_log
    for each row execute function audit_log_refuse()`);
  await run(`create trigger audit_log_truncate before truncate on audit_log
    for each statement execute function audit_log_refuse()`);
}
