import { type PageAdminListQuery, type PageLink, page, type pageInput, pageLink, pageRow } from '@site/schema/page';
import type { z } from 'zod';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';

type Input = z.output<typeof pageInput>;

const pages = table('pages', page);
const rows = table('pages', pageRow);
const links = table('pages', pageLink);

/** All stored pages are public: the others are working copies. In the order in which they were added. */
export const publicPages = (db: Db) => db.selectFrom('pages').orderBy('id');

export const listPageLinks = async (db: Db): Promise<PageLink[]> => (await links.list(publicPages(db), {})).items;

export const findPage = (db: Db, id: number) => pages.find(db.selectFrom('pages').where('id', '=', id));

export const findPageBySlug = (db: Db, slug: string) => pages.find(db.selectFrom('pages').where('slug', '=', slug));

export const insertPage = (db: Db, input: Input, now: Date) =>
  pages.insert(db, { ...input, createdAt: now, updatedAt: now });

export const replacePage = (db: Db, id: number, input: Input, now: Date) =>
  pages.update(db, id, { ...input, updatedAt: now });

export const listPagesForAdmin = (db: Db, query: PageAdminListQuery) =>
  rows.listForAdmin(db, { from: publicPages(db) }, query);
