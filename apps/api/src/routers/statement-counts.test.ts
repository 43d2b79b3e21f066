import { fillTables } from '@site/db/testing/bulk-records';
import { recordStatements } from '@site/db/testing/statements';
import { expect, test } from 'vitest';
import { bookingToken } from '../leads/booking-token.ts';
import { findCalendarSecret } from '../leads/calendar-secret.ts';
import { testCaller } from '../testing/app.ts';
import { testAdmin } from '../testing/content.ts';
import { appRouter } from '../trpc/router.ts';

type Site = Awaited<ReturnType<typeof testAdmin>>;

/** The inputs of the queries; a key without a router applies to the procedures of that name in all other routers. */
async function inputsFor(site: Site, rows: number): Promise<Record<string, object>> {
  const { db } = site.deps;
  const ids = Array.from({ length: rows }, (_, index) => index + 1);
  const token = await bookingToken(db, 1);
  const shared = await testCaller(site, site.session.authorization).preview.create({ kind: 'post', id: '1' });
  return {
    byId: { id: 1 },
    byIds: { ids },
    detail: { id: 1 },
    exportCsv: {},
    listForAdmin: {},
    'booking.availability': { from: '2025-06-01', days: 31 },
    'booking.byToken': { token },
    'lead.followUps': { from: '2025-05-01', days: 62 },
    'booking.calendar': { from: '2025-05-01', days: 62 },
    'booking.feedFile': { secret: await findCalendarSecret(db) },
    'booking.fileByToken': { token },
    'category.bySlug': { slug: 'category-1' },
    'copy.findForAdmin': { page: 'home' },
    'copy.findInitial': { page: 'home' },
    'copy.landing': { slug: 'branding-creative' },
    'lead.byId': { kind: 'call', id: 1 },
    'lead.exportPerson': { kind: 'contact', id: 1 },
    'mail.preview': { template: 'invitation' },
    'media.uses': { id: 1 },
    'page.article': { slug: 'page-1' },
    'post.article': { slug: 'post-1' },
    'post.bySlug': { slug: 'post-1' },
    'preview.list': {},
    'preview.listAnswers': { kind: 'post', key: '1' },
    'preview.byToken': { token: shared.url.split('/').at(-1) },
    'redirect.describeMove': { kind: 'post', id: 1, key: 'another' },
    'retention.preview': { mode: 'erase', months: 1 },
    'service.bySlug': { slug: 'service-2' },
    'service.detail': { slug: 'service-2' },
    'service.ofLanding': { slug: 'branding-creative' },
    'site.callsMovedBy': { timeZone: 'Europe/Berlin' },
    'sitemap.posts': { limit: 100, offset: 0 },
    'sitemap.search': { search: 'post' },
    'search.find': { search: 'visitor' },
    'trash.conflict': { kind: 'post', recordId: 1 },
    'webhook.deliveries': { id: 1, query: {} },
    'webhook.secret': { id: 1 },
    'version.byId': { id: 1 },
    'version.listForAdmin': { kind: 'post', id: '1' },
    'version.listWorking': { kind: 'post' },
    'version.past': { kind: 'post', key: '1', at: '2025-06-01' },
    'version.tag': { kind: 'post', key: '1' },
    'version.working': { kind: 'post', key: '1' },
  };
}

type Queries = Record<string, Record<string, (input?: object) => Promise<unknown>>>;

/** Counts the statements of every query procedure on tables with a number of rows; all leads are of one person. */
async function countStatements(rows: number): Promise<Record<string, number>> {
  const site = await testAdmin();
  const { database, deps, session } = site;
  await site.confirm();
  await fillTables(database, { posts: rows, leads: rows, works: rows, rest: rows, now: deps.now() });
  for (const leads of ['contactSubmissions', 'callSchedules'] as const) {
    await database.db.updateTable(leads).set({ email: 'asha@example.com' }).execute();
  }
  const inputs = await inputsFor(site, rows);
  await testCaller(site, session.authorization).post.setManyFeatured({ ids: [1], featured: true });
  const { db, statements } = recordStatements(database.db);
  const caller = testCaller({ ...site, deps: { ...deps, db } }, session.authorization) as unknown as Queries;
  const counts: Record<string, number> = {};
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  for (const [path, { _def }] of Object.entries(procedures)) {
    if (_def.type !== 'query') continue;
    const [router = '', name = ''] = path.split('.');
    statements.length = 0;
    await caller[router]?.[name]?.(inputs[path] ?? inputs[name]);
    counts[path] = statements.length;
  }
  return counts;
}

test('a query runs the same number of statements for 60 rows as for 6', async () => {
  const few = await countStatements(6);
  // The overview reads six lists, each with its total, the follow-ups of both kinds, the answers to previews, two of
  // working copies, the count of refused codes, and the time zone.
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(19);
  expect(await countStatements(60)).toEqual(few);
});
