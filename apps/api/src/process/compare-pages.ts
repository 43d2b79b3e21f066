import { openDatabase } from '@site/db/open';
import { listPublicPosts } from '@site/db/post';
import { paths } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Deps } from '../app.ts';
import { createContentChanges } from '../content-changes.ts';

const quiet = { debug() {}, info() {}, warn() {} };

/** Renders five pages from another database, and returns the paths of those that differ from the pages of this site. */
export async function findDifferingPages(live: FastifyInstance, deps: Deps, databaseUrl: string): Promise<string[]> {
  const { db, notifier, close } = openDatabase(databaseUrl);
  const limits = { leads: 0, login: 0, api: 0, pages: 0 };
  const content = createContentChanges(notifier, quiet);
  const config = { ...deps.config, limits };
  const restored = await buildApp({ ...deps, config, db, content, onQueued() {}, logTo: { write() {} } });
  try {
    const differing: string[] = [];
    const { items } = await listPublicPosts(db, deps.now(), { limit: 1, offset: 0 });
    const post = items[0] ? paths.post(items[0].slug) : paths.contact;
    for (const path of [paths.home, paths.services, paths.portfolio, paths.blog, post]) {
      const [expected, found] = await Promise.all([live.inject(path), restored.inject(path)]);
      if (found.statusCode !== expected.statusCode || found.body !== expected.body) differing.push(path);
    }
    return differing;
  } finally {
    await restored.close();
    await close();
  }
}
