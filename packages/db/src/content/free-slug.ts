import { SLUG_MAX } from '@site/schema/post';
import { records } from '@site/schema/record-kinds';
import type { Db } from '../tables.ts';

/** The kinds whose records each have a slug of their own. */
export type SlugKind = 'post' | 'page';
export const hasSlug = (kind: string): kind is SlugKind => kind === 'post' || kind === 'page';

/** The records of a kind. Both tables have the columns that are read here. */
const recordsOf = (db: Db, kind: SlugKind) => db.selectFrom(records[kind].table as 'pages');

/** The slug with the lowest number that no record of the kind has: `words-2` for `words`. */
export async function findFreeSlug(db: Db, kind: SlugKind, slug: string): Promise<string> {
  for (let first = 2; ; first += SLUGS_AT_ONCE) {
    const candidates = Array.from({ length: SLUGS_AT_ONCE }, (_, index) => numbered(slug, first + index));
    const taken = await recordsOf(db, kind).select('slug').where('slug', 'in', candidates).execute();
    const free = candidates.find((candidate) => !taken.some((one) => one.slug === candidate));
    if (free) return free;
  }
}

const SLUGS_AT_ONCE = 20;

const numbered = (slug: string, number: number) => `${slug.slice(0, SLUG_MAX - String(number).length - 1)}-${number}`;

export const findRecordWithSlug = (db: Db, kind: SlugKind, slug: string) =>
  recordsOf(db, kind).select(['id', 'title', 'slug']).where('slug', '=', slug).executeTakeFirst();

/** The next free slug if another record has this one, undefined if none has it. */
export async function findSlugInstead(db: Db, kind: SlugKind, slug: string, id?: number): Promise<string | undefined> {
  const holder = await findRecordWithSlug(db, kind, slug);
  return holder && holder.id !== id ? findFreeSlug(db, kind, slug) : undefined;
}
