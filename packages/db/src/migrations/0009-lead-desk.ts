import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * The lead desk: stages, sources and reply times of leads, the appointment of a call, the history of a lead, the places
 * of each slot, mails of several kinds, webhooks, and blocked senders.
 */

const leadTables = ['contact_submissions', 'call_schedules'];

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (types.engine === 'postgres') await run('set local statement_timeout = 0');
  for (const table of leadTables) await addLeadColumns(table, run, types);
  await addCallColumns(run, types);
  await createSeats(db, run, types);
  await extendOutbox(run, types);
  await createOwnTables(db, types);
  await replaceIndexes(run);
}

type Run = (statement: string) => Promise<unknown>;

/** The value of a new column that must not be null, until the following update sets it. */
const SOME_TIME = `'1970-01-01T00:00:00.000Z'`;

async function addLeadColumns(table: string, run: Run, { instant, engine }: ColumnTypes) {
  const columns = [
    `stage text not null default 'new'`,
    `stage_changed_at ${instant} not null default ${SOME_TIME}`,
    `reply_due_at ${instant} not null default ${SOME_TIME}`,
    `replied_at ${instant}`,
    'spam_reason text',
    'landing_page text',
    'referrer text',
    'campaign text',
    'submission_hash text',
  ];
  for (const column of columns) await run(`alter table ${table} add column ${column}`);
  const dueAt =
    engine === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+24 hours')`
      : `created_at + interval '24 hours'`;
  await run(
    `update ${table} set stage = case when contacted then 'contacted' else 'new' end,
     stage_changed_at = created_at, reply_due_at = ${dueAt}`,
  );
}

async function addCallColumns(run: Run, { instant, engine }: ColumnTypes) {
  const columns = [
    `starts_at ${instant} not null default ${SOME_TIME}`,
    'outcome text',
    `confirmed_at ${instant}`,
    'sequence integer not null default 0',
    `phone_key text not null default ''`,
  ];
  for (const column of columns) await run(`alter table call_schedules add column ${column}`);
  const time = 'preferred_time';
  const [isSlot, hour, minute] =
    engine === 'sqlite'
      ? [
          `(${time} glob '[0-9]:[0-9][0-9] [AP]M' or ${time} glob '[0-9][0-9]:[0-9][0-9] [AP]M')`,
          `cast(substr(${time}, 1, length(${time}) - 6) as integer)`,
          `cast(substr(${time}, length(${time}) - 4, 2) as integer)`,
        ]
      : [
          `${time} ~ '^[0-9]{1,2}:[0-9]{2} [AP]M$'`,
          `cast(split_part(${time}, ':', 1) as integer)`,
          `cast(substr(${time}, length(${time}) - 4, 2) as integer)`,
        ];
  const minutes = `case when ${isSlot} then (${hour} % 12 + case when ${time} like '% PM' then 12 else 0 end) * 60 + ${minute} else 0 end`;
  const startsAt =
    engine === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', date(preferred_date, '+330 minutes'), '-330 minutes', (${minutes}) || ' minutes')`
      : `(date_trunc('day', (preferred_date at time zone 'UTC') + interval '330 minutes') - interval '330 minutes'
         + (${minutes}) * interval '1 minute') at time zone 'UTC'`;
  const digits = ['-', '(', ')'].reduce((text, mark) => `replace(${text}, '${mark}', '')`, `replace(phone, ' ', '')`);
  await run(`update call_schedules set starts_at = ${startsAt}, phone_key = ${digits}`);
}

/** Each call occupies a numbered place of its slot, so that the database refuses one call too many. */
async function createSeats(db: Kysely<unknown>, run: Run, { engine }: ColumnTypes) {
  await db.schema
    .createTable('call_seats')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('call_id', 'integer', (c) => c.notNull().unique().references('call_schedules.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('call_seats_once', ['day', 'time', 'seat'])
    .execute();
  const day =
    engine === 'sqlite'
      ? `date(preferred_date, '+330 minutes')`
      : `to_char((preferred_date at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD')`;
  await run(
    `insert into call_seats (day, time, seat, call_id)
     select ${day}, preferred_time, row_number() over (partition by ${day}, preferred_time order by id), id
     from call_schedules`,
  );
}

async function extendOutbox(run: Run, { instant }: ColumnTypes) {
  const columns = [
    // What the mail is: the notice to the agency, or one of the mails to the visitor.
    `template text not null default 'notice'`,
    'payload text',
    'last_error text',
    // The mails of a lead that was taken for spam wait until it is released.
    `held_at ${instant}`,
    // A mail that cannot be delivered is not tried again.
    `given_up_at ${instant}`,
  ];
  for (const column of columns) await run(`alter table outbox add column ${column}`);
  await run('drop index outbox_waiting');
  const isWaiting = 'sent_at is null and held_at is null and given_up_at is null';
  await run(`create index outbox_waiting on outbox (next_attempt_at) where ${isWaiting}`);
  await run('create index outbox_sent on outbox (sent_at) where sent_at is not null');
  await run('create index outbox_given_up on outbox (given_up_at) where given_up_at is not null');
  await run('create index outbox_lead on outbox (kind, lead_id)');
}

async function createOwnTables(db: Kysely<unknown>, types: ColumnTypes) {
  const create = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', types.id as 'integer', (c) => c.primaryKey().modifyEnd(types.idSuffix)) as CreateTableBuilder<
      string,
      string
    >;
  await create('lead_events')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('lead_id', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', types.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('lead_events_lead').on('lead_events').columns(['kind', 'lead_id', 'id']).execute();

  await db.schema
    .createTable('blocked_senders')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('created_at', types.instant, (c) => c.notNull())
    .execute();

  await create('webhooks')
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('events', types.list, (c) => c.notNull().defaultTo(types.emptyList))
    .addColumn('active', types.flag, (c) => c.notNull().defaultTo(types.flagValue(true)))
    .addColumn('created_at', types.instant, (c) => c.notNull())
    .execute();

  await create('webhook_deliveries')
    .addColumn('webhook_id', 'integer', (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('lead_id', 'integer', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', types.instant, (c) => c.notNull())
    .addColumn('delivered_at', types.instant)
    .addColumn('given_up_at', types.instant)
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .addColumn('created_at', types.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_waiting')
    .on('webhook_deliveries')
    .column('next_attempt_at')
    .where(sql.ref('delivered_at'), 'is', null)
    .where(sql.ref('given_up_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_lead')
    .on('webhook_deliveries')
    .columns(['kind', 'lead_id'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_newest')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'id desc'])
    .execute();
}

const filters = 'contacted, stage';

/** Every order of every list has an index with the columns that the filters read, as in 0007. */
const orders: Record<string, Record<string, string>> = {
  contact_submissions: {
    newest: 'created_at desc, id desc',
    name: 'lower(name), id, name',
    reply: 'reply_due_at, id',
  },
  call_schedules: {
    newest: 'created_at desc, id desc',
    name: 'lower(name), id, name',
    reply: 'reply_due_at, id',
    start: 'starts_at, id',
  },
};

async function replaceIndexes(run: Run) {
  await run('drop index call_schedules_day');
  for (const [table, columns] of Object.entries(orders)) {
    for (const name of ['newest', 'name']) await run(`drop index ${table}_${name}`);
    for (const [name, order] of Object.entries(columns)) {
      await run(`create index ${table}_${name} on ${table} (${order}, ${filters})`);
    }
    await run(`create index ${table}_email on ${table} (email)`);
    await run(`create index ${table}_stage on ${table} (stage)`);
    await run(`create index ${table}_replied on ${table} (created_at desc, replied_at) where replied_at is not null`);
    await run(`create unique index ${table}_submission on ${table} (submission_hash)`);
  }
  await run('create index call_schedules_phone on call_schedules (phone_key)');
}
