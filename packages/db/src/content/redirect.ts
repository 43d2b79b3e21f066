import type { ListResult } from '@site/schema/list-query';
import { type NewRedirect, type Redirect, type RedirectListQuery, redirect } from '@site/schema/redirect';
import { canonicalPath, followRules, matchRule, type Rule, ruleSet } from '@site/schema/redirect-rules';
import { sql } from 'kysely';
import { containing } from '../search/matching-entries.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { listAddresses } from './addresses.ts';

const redirects = table('redirects', redirect);

/** Which record a redirect belongs to. */
export type Owner = Pick<Redirect, 'kind' | 'recordId'>;
const nobody: Owner = { kind: null, recordId: null };

export type StoredRule = Pick<Redirect, 'id' | 'from' | 'to' | 'status'>;

/** A rule that cannot be stored, and the reason. */
export type Refusal = { refused: { path: 'from' | 'to'; message: string; isTaken?: true } };

export const ADDRESS_TAKEN = 'This address has a redirect already';

export const listRules = (db: Db): Promise<StoredRule[]> =>
  db.selectFrom('redirects').select(['id', 'from', 'to', 'status']).execute();

/** Those of the addresses that lead to another page. */
export async function listRedirected(db: Db, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const found = db.selectFrom('redirects').select('from').where('from', 'in', addresses).where('to', 'is not', null);
  return (await found.execute()).map(({ from }) => from);
}

/** The newest first. */
export function listRedirects(db: Db, { search, ...query }: RedirectListQuery): Promise<ListResult<Redirect>> {
  const pattern = search && containing(search.toLowerCase());
  const newest = db.selectFrom('redirects').orderBy('id', 'desc');
  const from = pattern
    ? newest.where(sql<boolean>`lower("from" || ' ' || coalesce("to", '')) like ${pattern} escape '\\'`)
    : newest;
  return redirects.list(from, query);
}

/** Where a redirect leads in one step, given the other ones and the addresses with a page. */
export function resolve(
  rules: readonly Rule[],
  rule: NewRedirect,
  live: ReadonlySet<string>,
): { to: string | null } | Refusal {
  const refuse = (message: string): Refusal => ({ refused: { path: 'to', message } });
  const isLoop = rule.to?.startsWith('/') && canonicalPath(rule.to) === rule.from;
  const to = isLoop
    ? undefined
    : followRules(ruleSet([...rules, rule]), { rule, to: rule.to }, (path) => live.has(path));
  if (to === undefined) return refuse(`${rule.to} leads back to ${rule.from}: choose another new address`);
  if (to === null && rule.to !== null)
    return refuse(`${rule.to} is marked as gone for good: choose another new address`);
  return { to };
}

/** Leads the redirects to an address that is now redirected to the end, in one step. */
async function fold(db: Db, rules: readonly StoredRule[], added: Rule, live: ReadonlySet<string>): Promise<void> {
  const set = ruleSet([added]);
  for (const { id, from, to } of rules) {
    const path = to?.startsWith('/') ? canonicalPath(to) : undefined;
    const next = path !== undefined && !live.has(path) ? matchRule(set, path) : undefined;
    // An address that has a page again keeps its old redirect, which is not used.
    if (next && next.to !== from)
      await redirects.update(db, id, next.to === null ? { to: null, status: 410 } : { to: next.to });
  }
}

type Change = { id?: number; owner?: Owner; now: Date; live?: ReadonlySet<string> };

/** Adds a redirect, or replaces one. */
export function saveRedirect(db: Db, input: NewRedirect, { id, owner = nobody, now, live }: Change) {
  return inTransaction(db, async (transaction): Promise<Redirect | Refusal | undefined> => {
    const rules = await listRules(transaction);
    const others = rules.filter((rule) => rule.id !== id);
    if (id !== undefined && others.length === rules.length) return undefined;
    const addresses = live ?? (await listAddresses(transaction, now));
    if (others.some(({ from }) => from === input.from)) {
      return { refused: { path: 'from', message: ADDRESS_TAKEN, isTaken: true } };
    }
    const resolved = resolve(others, input, addresses);
    if ('refused' in resolved) return resolved;
    const rule = { ...input, ...resolved };
    const saved =
      id === undefined
        ? await redirects.insert(transaction, { ...rule, ...owner, hits: 0, lastHitAt: null, createdAt: now })
        : await redirects.update(transaction, id, { ...rule, ...owner });
    if (!saved) return undefined;
    await fold(transaction, others, rule, addresses);
    await forgetMisses(transaction, rule.from);
    return saved;
  });
}

async function forgetMisses(db: Db, from: string): Promise<void> {
  const isBelow = sql<boolean>`substr(path, 1, ${sql.lit(from.length - 1)}) = ${from.slice(0, -1)}`;
  await db
    .deleteFrom('notFound')
    .where((eb) => (from.endsWith('/*') ? isBelow : eb('path', '=', from)))
    .execute();
}

/** Makes the redirect of an address, whether it has one or not. */
export async function putRedirect(db: Db, input: NewRedirect, change: Change) {
  const known = await db.selectFrom('redirects').select('id').where('from', '=', input.from).executeTakeFirst();
  return saveRedirect(db, input, { ...change, ...(known && { id: known.id }) });
}

/** Deletes a redirect and returns it. */
export const removeRedirect = async (db: Db, id: number): Promise<Redirect | undefined> =>
  (await redirects.removeMany(db, [id]))[0];

/** Undoes `removeRedirect`. */
export const restoreRedirect = (db: Db, deleted: Redirect): Promise<void> => redirects.restore(db, deleted);

/**
 * Adapts the redirects of a record that has moved back, or was restored: no redirect is needed at its old address, and
 * those to this address lead to the new one.
 */
export async function adaptRedirects(db: Db, owner: Owner, old: { at: string; address: string }, address: string) {
  const own = await db
    .selectFrom('redirects')
    .select(['id', 'from', 'to'])
    .where('kind', '=', owner.kind)
    .where('recordId', '=', owner.recordId)
    .execute();
  const idsOf = (rules: typeof own) => rules.map(({ id }) => id);
  const unneeded = own.filter(({ from }) => from === old.at);
  const outdated = own.filter(({ from, to }) => to === old.address && from !== old.at && from !== address);
  if (unneeded.length > 0) await redirects.removeMany(db, idsOf(unneeded));
  if (outdated.length > 0 && old.address !== address) await redirects.updateMany(db, idsOf(outdated), { to: address });
}

/** Adds the hits that were counted since the last call, all or none. */
export async function addHits(db: Db, hits: ReadonlyMap<number, number>, now: Date): Promise<void> {
  if (hits.size === 0) return;
  const counted = [...hits].map(([id, count]) => sql`(cast(${id} as integer), cast(${count} as integer))`);
  await sql`with counted (id, hits) as (values ${sql.join(counted)})
    update redirects set hits = redirects.hits + counted.hits, last_hit_at = ${now} from counted
    where redirects.id = counted.id`.execute(db);
}
