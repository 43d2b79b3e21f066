import { bookingDefaults } from '@site/schema/booking';
import { callAdminListQuery } from '@site/schema/call';
import { caseStudyAdminListQuery } from '@site/schema/case-study';
import { contactAdminListQuery } from '@site/schema/contact';
import { mediaAdminListQuery } from '@site/schema/media';
import { postAdminListQuery } from '@site/schema/post';
import { projectAdminListQuery } from '@site/schema/project';
import { serviceAdminListQuery } from '@site/schema/service';
import { deleteExpiredSessions, findLiveSession, listOpenSessions } from '../account.ts';
import {
  browseCaseStudies,
  findCaseStudy,
  listCaseStudies,
  listCaseStudiesForAdmin,
  moveFeaturedCaseStudy,
} from '../content/case-study.ts';
import { findCategory } from '../content/category.ts';
import { findCaseStudyPage, findProjectPage, findServicePage } from '../content/links.ts';
import {
  addViews,
  browsePosts,
  findNextPublication,
  findPost,
  findPostToEdit,
  findPublicPost,
  findPublicPostId,
  listAllPosts,
  listNewestArticles,
  listPostsForAdmin,
  listPublicPosts,
  listRelatedPosts,
  setPostsPublished,
} from '../content/post.ts';
import {
  browseProjects,
  listProjectCategories,
  listProjects,
  listProjectsForAdmin,
  listShowcase,
  moveFeaturedProject,
} from '../content/project.ts';
import {
  findActiveService,
  findActiveServiceBySlug,
  listActiveServices,
  listAllServices,
  listServicesForAdmin,
} from '../content/service.ts';
import { countPublicPosts, findNewestPostChange, listSitemapPosts } from '../content/sitemap.ts';
import { deleteFromTrash, emptyTrash, listTrash } from '../content/trash.ts';
import { findCall, listAllCalls, listCallsBetween, listCallsByIds, listCallsForAdmin } from '../leads/call.ts';
import { findContact, listAllContacts, listContactsByIds, listContactsForAdmin } from '../leads/contact.ts';
import { countSpam, countUnanswered, listReplyTimes } from '../leads/lead.ts';
import { listLeadEvents } from '../leads/lead-event.ts';
import { bringForwardMails, postponeMail, probeFailedMails, retryFailedMails } from '../leads/mail-retries.ts';
import {
  claimMail,
  countMailsTo,
  findEarlierMailTime,
  listMailsOfLeads,
  markMailSent,
  readOutboxState,
} from '../leads/outbox.ts';
import { findPerson } from '../leads/person.ts';
import { countClosedCalls, listFullTimes } from '../leads/seat.ts';
import { bringForwardDeliveries, claimDelivery, listDeliveries } from '../leads/webhook.ts';
import { findMedia, insertMedia, listMedia, listMediaForAdmin } from '../media/media.ts';
import { readOverview } from '../overview.ts';
import { countHit, deletePastHits, forgetHits } from '../rate-limit.ts';
import type { Db } from '../tables.ts';
import { TIME_ZONE } from './calls.ts';

/*
 * Every query that the application sends to its database, for the tests of query plans and query counts.
 */

export const now = new Date('2025-06-01T10:00:00.000Z');
const FIRST = { limit: 10 };
const DEEP = { limit: 10, offset: 700 };

export type RunQuery = (db: Db) => Promise<unknown>;

/** Every order with each value of each filter, on the first page and on later ones. */
function combinations(sorts: readonly string[], filters: object[]): object[] {
  const orders = [{}, ...sorts.flatMap((sort) => [{ sort }, { sort, descending: true }])];
  return orders.flatMap((order) =>
    [{}, ...filters].flatMap((filter) => [FIRST, DEEP].map((query) => ({ ...order, ...filter, ...query }))),
  );
}

const sortsOf = (schema: { shape: { sort: { unwrap(): { options: readonly string[] } } } }) =>
  schema.shape.sort.unwrap().options;
const flags = (name: string) => [{ [name]: true }, { [name]: false }];

const adminLists: [name: string, inputs: object[], run: (input: object) => RunQuery][] = [
  [
    'listPostsForAdmin',
    combinations(sortsOf(postAdminListQuery), [{ state: 'draft' }, { state: 'published' }, ...flags('featured')]),
    (input) => (db) => listPostsForAdmin(db, now, postAdminListQuery.parse(input)),
  ],
  [
    'listPostsForAdmin',
    [FIRST, DEEP].map((query) => ({ state: 'scheduled', ...query })),
    (input) => (db) => listPostsForAdmin(db, now, postAdminListQuery.parse(input)),
  ],
  [
    'listContactsForAdmin',
    combinations(sortsOf(contactAdminListQuery), [...flags('contacted'), { stage: 'qualified' }]),
    (input) => (db) => listContactsForAdmin(db, contactAdminListQuery.parse(input)),
  ],
  [
    'listCallsForAdmin',
    combinations(sortsOf(callAdminListQuery), [...flags('contacted'), { stage: 'qualified' }]),
    (input) => (db) => listCallsForAdmin(db, callAdminListQuery.parse(input), now),
  ],
  [
    'listProjectsForAdmin',
    combinations(sortsOf(projectAdminListQuery), [...flags('featured'), { category: 'Category 2' }]),
    (input) => (db) => listProjectsForAdmin(db, projectAdminListQuery.parse(input)),
  ],
  [
    'listCaseStudiesForAdmin',
    combinations(sortsOf(caseStudyAdminListQuery), flags('featured')),
    (input) => (db) => listCaseStudiesForAdmin(db, caseStudyAdminListQuery.parse(input)),
  ],
  [
    'listServicesForAdmin',
    combinations(sortsOf(serviceAdminListQuery), flags('active')),
    (input) => (db) => listServicesForAdmin(db, serviceAdminListQuery.parse(input)),
  ],
  [
    'listMediaForAdmin',
    combinations(sortsOf(mediaAdminListQuery), [{ kind: 'picture' }, { kind: 'document' }]),
    (input) => (db) => listMediaForAdmin(db, mediaAdminListQuery.parse(input)),
  ],
];

/** Rare words, alone, with each filter and in another order. */
const searches = (words: string[], filters: object[], sort: string): object[] =>
  words.flatMap((search) =>
    [{}, ...filters].flatMap((filter) =>
      [{}, { sort, descending: true }].map((order) => ({ search, ...filter, ...order, ...FIRST })),
    ),
  );

const leadWords = ['visitor77@', 'r77@ trains', 'zeppelin'];

const adminSearches: typeof adminLists = [
  [
    'listPostsForAdmin',
    searches(
      ['post-7777', 'post-7777 team', 'zeppelin'],
      [{ state: 'draft' }, { state: 'published' }, ...flags('featured')],
      'title',
    ),
    (input) => (db) => listPostsForAdmin(db, now, postAdminListQuery.parse(input)),
  ],
  [
    'listContactsForAdmin',
    searches(leadWords, flags('contacted'), 'name'),
    (input) => (db) => listContactsForAdmin(db, contactAdminListQuery.parse(input)),
  ],
  [
    'listCallsForAdmin',
    searches(leadWords, flags('contacted'), 'name'),
    (input) => (db) => listCallsForAdmin(db, callAdminListQuery.parse(input), now),
  ],
];

const publicLists: Record<string, (db: Db, query: { limit: number; offset?: number }) => Promise<unknown>> = {
  listPublicPosts: (db, query) => listPublicPosts(db, now, query),
  browsePosts: (db, query) => browsePosts(db, now, query),
  'browsePosts of a category': (db, query) => browsePosts(db, now, { category: 'category-2', ...query }),
  'browsePosts with a frequent tag': (db, query) => browsePosts(db, now, { tag: 'trains', ...query }),
  'browsePosts with a rare tag': (db, query) => browsePosts(db, now, { tag: 'tag-2', ...query }),
  listSitemapPosts: (db, query) => listSitemapPosts(db, now, { offset: 0, ...query }),
  listAllPosts,
  listAllContacts,
  listAllCalls,
  listProjects,
  'listProjects of a category': (db, query) => listProjects(db, { category: 'Category 2', ...query }),
  browseProjects,
  'browseProjects of a category': (db, query) => browseProjects(db, { category: 'Category 2', ...query }),
  listCaseStudies,
  browseCaseStudies,
  listActiveServices,
  listAllServices,
  listMedia,
  listTrash: (db, query) => listTrash(db, new Date(0), query),
};

const lookUps: Record<string, RunQuery> = {
  findPost: (db) => findPost(db, 2),
  findPublicPost: (db) => findPublicPost(db, 'post-2', now),
  findPublicPostId: (db) => findPublicPostId(db, 'post-2', now),
  listNewestArticles: (db) => listNewestArticles(db, now, 50),
  listRelatedPosts: (db) => listRelatedPosts(db, now, { id: 2, tags: ['Tag'] }, 3),
  findNextPublication: (db) => findNextPublication(db, now),
  setPostsPublished: (db) => setPostsPublished(db, [10, 20], true, now),
  addViews: (db) =>
    addViews(
      db,
      new Map([
        [1, 1],
        [2, 2],
      ]),
    ),
  findNewestPostChange: (db) => findNewestPostChange(db, now),
  countPublicPosts: (db) => countPublicPosts(db, now),
  findContact: (db) => findContact(db, 2),
  findCall: (db) => findCall(db, 2),
  listContactsByIds: (db) => listContactsByIds(db, [2, 3]),
  listCallsByIds: (db) => listCallsByIds(db, [2, 3]),
  listCallsBetween: (db) => listCallsBetween(db, new Date(now.getTime() - 86_400_000), now),
  readOverview: (db) => readOverview(db, TIME_ZONE, now),
  countClosedCalls: (db) =>
    countClosedCalls(
      db,
      { ...bookingDefaults, timeZone: TIME_ZONE },
      { ...bookingDefaults, closedDays: [0] },
      '2025-05-30',
    ),
  listFullTimes: (db) => listFullTimes(db, '2025-05-30', '2025-06-01', { capacity: 3, timeZone: TIME_ZONE }),
  countUnanswered,
  countSpam,
  listReplyTimes: (db) => listReplyTimes(db, new Date(now.getTime() - 30 * 86_400_000)),
  'findPerson who sent a contact': (db) => findPerson(db, { kind: 'contact', id: 2 }),
  'findPerson who asked for a call': (db) => findPerson(db, { kind: 'call', id: 2 }),
  listLeadEvents: (db) => listLeadEvents(db, 'contact', [2]),
  listMailsOfLeads: (db) => listMailsOfLeads(db, 'contact', [2]),
  readOutboxState: (db) => readOutboxState(db, now),
  countMailsTo: (db) =>
    countMailsTo(db, {
      id: 900,
      recipientKey: 'visitor7@example.com',
      templates: ['confirmation', 'invitation'],
      since: new Date(now.getTime() - 86_400_000),
    }),
  findEarlierMailTime: (db) =>
    findEarlierMailTime(db, { id: 900, templates: ['confirmation', 'invitation'], count: 60 }),
  bringForwardMails: (db) => bringForwardMails(db, now, new Date(now.getTime() + 86_400_000)),
  bringForwardDeliveries: (db) => bringForwardDeliveries(db, now, new Date(now.getTime() + 86_400_000)),
  claimDelivery: (db) => claimDelivery(db, now, now),
  listDeliveries: (db) => listDeliveries(db, 2, FIRST),
  findMedia: (db) => findMedia(db, 2),
  insertMedia: (db) =>
    insertMedia(
      db,
      { hash: 'hash2', kind: 'picture', name: 'A', file: 'a.jpg', bytes: 1, width: 1, height: 1, color: '000000' },
      now,
    ),
  listShowcase: (db) => listShowcase(db, 6),
  listProjectCategories,
  findProjectPage: (db) => findProjectPage(db, 2),
  findCaseStudyPage: (db) => findCaseStudyPage(db, 2),
  findServicePage: (db) => findServicePage(db, 'service-2'),
  moveFeaturedProject: (db) => moveFeaturedProject(db, { id: 1, side: 'after', otherId: 2 }),
  moveFeaturedCaseStudy: (db) => moveFeaturedCaseStudy(db, { id: 1, side: 'after', otherId: 2 }),
  findCaseStudy: (db) => findCaseStudy(db, 2),
  findActiveService: (db) => findActiveService(db, 2),
  findActiveServiceBySlug: (db) => findActiveServiceBySlug(db, 'service-2'),
  findPostToEdit: (db) => findPostToEdit(db, 2),
  findCategory: (db) => findCategory(db, 'category-2'),
  'listNewestArticles of a category': (db) => listNewestArticles(db, now, 50, { category: 'category-2' }),
  'listNewestArticles with a tag': (db) => listNewestArticles(db, now, 50, { tag: 'tag-2' }),
  findLiveSession: (db) => findLiveSession(db, 'session-2', new Date(0), new Date(0)),
  listOpenSessions: (db) =>
    listOpenSessions(db, 1, new Date(now.getTime() - 3_600_000), new Date(now.getTime() - 3_600_000)),
  deleteExpiredSessions: (db) => deleteExpiredSessions(db, new Date(0)),
  countHit: (db) => countHit(db, 'leads:2', now, 60_000),
  forgetHits: (db) => forgetHits(db, 'leads:2'),
  deletePastHits: (db) => deletePastHits(db, new Date(0)),
  claimMail: (db) => claimMail(db, now, now),
  markMailSent: (db) => markMailSent(db, 2, now),
  postponeMail: (db) => postponeMail(db, 2, { now, until: now, refusedSince: null, error: 'refused' }),
  retryFailedMails: (db) => retryFailedMails(db, now),
  probeFailedMails: (db) => probeFailedMails(db, now, now),
  deleteFromTrash: (db) => deleteFromTrash(db, [{ kind: 'post', recordId: 2 }]),
  emptyTrash: (db) => emptyTrash(db, new Date(0)),
};

/** Searches of the long lists. */
export function* everySearch(): Generator<[name: string, run: RunQuery]> {
  for (const [name, inputs, run] of adminSearches)
    for (const input of inputs) yield [`${name} ${JSON.stringify(input)}`, run(input)];
}

/** All pages and all look-ups, each with a name for the failure message. */
export function* everyQuery(): Generator<[name: string, run: RunQuery]> {
  for (const [name, inputs, run] of adminLists)
    for (const input of inputs) yield [`${name} ${JSON.stringify(input)}`, run(input)];
  for (const [name, list] of Object.entries(publicLists)) {
    for (const query of [FIRST, DEEP]) yield [`${name} ${JSON.stringify(query)}`, (db) => list(db, query)];
  }
  yield* Object.entries(lookUps);
}
