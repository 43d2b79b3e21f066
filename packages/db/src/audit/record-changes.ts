import { createHash } from 'node:crypto';
import { AUDIT_TEXT_MAX, type AuditChange, type AuditValue } from '@site/schema/audit';
import { recordKinds, records } from '@site/schema/record-kinds';
import type { Kysely } from 'kysely';
import type { Codec, Values } from '../codec.ts';
import { flatten } from '../flatten.ts';
import { indexRows } from '../search/search-index.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { hasContent, readContents } from '../versions/content.ts';
import { publishVersions, refuseOutdated } from '../versions/publish-version.ts';
import { appendAudit, lockAuditLog, type NewAuditEntry } from './audit-log.ts';
import { changeSource, isRecorded, withSource } from './change-source.ts';

/*
 * Records the changes that a person makes in the audit log and as versions, in the transaction of the change. `table.ts`
 * and `saveSetting` call these functions, so that a new kind of records is recorded without further code. Only changes
 * over the database that `recordingDb` returns are recorded.
 */

/** Appends entries if changes over this database are recorded. */
export async function record(db: Db, ...added: Omit<NewAuditEntry, 'at' | 'actor' | 'network'>[]): Promise<void> {
  const source = changeSource(db);
  if (!source) return;
  const { actor, network, now } = source;
  await appendAudit(db, ...added.map((entry) => ({ ...entry, at: now(), actor, network })));
}

/** Their changes have entries of their own. */
const unrecordedTables = new Set(['users', 'adminSessions', 'recoveryCodes']);

const kindsOfTables: Record<string, string> = {
  ...Object.fromEntries(recordKinds.map((kind) => [records[kind].table, kind])),
  contactSubmissions: 'contact',
  callSchedules: 'call',
  blogCategories: 'category',
  webhooks: 'webhook',
  factors: 'factor',
  redirects: 'redirect',
};

const ofLead = ['stage', 'contacted', 'outcome'];

/**
 * Where given, the only fields whose values are recorded. The others of leads are personal data, and the address of a
 * webhook may contain a secret.
 */
const shownFields: Record<string, readonly string[]> = { contact: ofLead, call: ofLead, webhook: ['events', 'active'] };
const isLead = (kind: string) => shownFields[kind] === ofLead;

const unrecordedFields = new Set(['id', 'createdAt', 'updatedAt', 'viewCount', 'stageChangedAt']);
const SECRET = /secret|password|passphrase|token|hash|key$/i;

type Rows<R, T> = {
  table: string;
  codec: Codec<R>;
  /** The changed records; for new ones a function of the result. */
  ids: readonly number[] | ((result: T) => readonly number[]);
  verb?: 'restore' | 'unpublish';
  /** The columns that the change sets; any by default. */
  fields?: readonly string[];
  /** Records one audit entry with the number of records, instead of an entry per record. */
  isCounted?: boolean;
};

/** Makes a change of records, updates the search index, and records each record that differs afterwards. */
export async function recordRows<R, T>(
  db: Db,
  { table, codec, ids, verb, fields, isCounted = false }: Rows<R, T>,
  change: (on: Db) => Promise<T>,
): Promise<T> {
  if (!isRecorded(db) || unrecordedTables.has(table)) return indexRows(db, { table, ids, fields }, change);
  const kind = kindsOfTables[table] ?? table;
  return inTransaction(db, async (transaction) => {
    await lockAuditLog(transaction);
    const read = (some: readonly number[]) =>
      hasContent(kind) ? readContents(transaction, kind, some) : readRows(transaction, table, codec, some);
    const before = typeof ids === 'function' ? new Map<number, Values>() : await read(ids);
    const result = await indexRows(transaction, { table, ids, fields }, change);
    const changed = typeof ids === 'function' ? ids(result) : ids;
    const after = await read(changed);
    const entries = changed.flatMap((recordId) => {
      const [old, current] = [before.get(recordId), after.get(recordId)];
      return describeChange({ kind, recordId, verb: verb ?? verbOf(old, current) }, old, current);
    });
    if (hasContent(kind)) {
      const target = changeSource(transaction)?.target;
      const targetId = Number(target?.key);
      if (target?.kind === kind && !after.has(targetId)) refuseOutdated(target, before.get(targetId));
      const published = [...after].map(([id, record]) => ({ key: String(id), before: before.get(id), after: record }));
      await publishVersions(
        verb === 'restore' ? withSource(transaction, { route: verb }) : transaction,
        kind,
        published,
      );
    }
    await record(transaction, ...(isCounted ? counted(entries) : entries));
    return result;
  });
}

type Entries = ReturnType<typeof describeChange>;

const counted = (entries: Entries) =>
  entries.length === 1
    ? entries
    : entries.slice(0, 1).map((first) => ({ ...first, recordId: null, title: null, count: entries.length }));

const verbOf = (before: unknown, after: unknown) => (!before ? 'create' : !after ? 'remove' : 'update');

async function readRows<R>(db: Db, table: string, { columns, decode }: Codec<R>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Values>();
  // Kysely cannot type a table whose name is a variable.
  const untyped = db as unknown as Kysely<Record<string, Values>>;
  const rows = await untyped.selectFrom(table).select(columns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [Number(row.id), decode(row) as Values]));
}

type Subject = { kind: string; recordId?: number; verb: string; title?: string | null };

/** The entry about a change of one record; none if nothing has changed. */
export function describeChange({ kind, recordId, verb, title }: Subject, before?: Values, after?: Values) {
  if (!before && !after) return [];
  const changes = differences(before, after, shownFields[kind]);
  if (before && after && changes.length === 0) return [];
  const isWhole = !before || !after;
  return [
    {
      action: `${kind}.${verb}`,
      kind,
      recordId: recordId ?? null,
      title: title ?? (isLead(kind) ? null : titleOf(after ?? before ?? {})),
      changes: isWhole && isLead(kind) ? [] : changes,
    },
  ];
}

function titleOf({ title, name, url, from }: Values): string | null {
  if (typeof url === 'string' && URL.canParse(url)) return new URL(url).hostname;
  return (title as string) ?? (name as string) ?? (from as string) ?? null;
}

/** The fields that differ. Values of secrets, and of fields that are not in `shown`, are left out. */
export function differences(before: Values = {}, after: Values = {}, shown?: readonly string[]): AuditChange[] {
  const [old, current] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field) ?? null, current.get(field) ?? null];
    if (from === to || unrecordedFields.has(field)) return [];
    const isHidden = SECRET.test(field) || (shown && !shown.includes(field));
    return [isHidden ? { field } : { field, before: shortened(from), after: shortened(to) }];
  });
}

function shortened(value: string | number | boolean | null): AuditValue {
  if (typeof value !== 'string' || value.length <= AUDIT_TEXT_MAX) return value;
  return { sha256: createHash('sha256').update(value).digest('hex'), length: value.length };
}
