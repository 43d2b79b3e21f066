import { callManagement } from '@site/schema/call';
import { caseStudyManagement } from '@site/schema/case-study';
import { contactManagement } from '@site/schema/contact';
import { postManagement } from '@site/schema/post';
import { projectManagement } from '@site/schema/project';
import { serviceManagement } from '@site/schema/service';
import { deleteExpiredSessions, findLiveSession, listOpenSessions } from '../account.ts';
import { findCall, listCalls, manageCalls } from '../call.ts';
import { findCaseStudy, listCaseStudies, manageCaseStudies } from '../case-study.ts';
import { listCategoriesOfPost } from '../category.ts';
import { findContact, listContacts, manageContacts } from '../contact.ts';
import { claimMail, markMailSent, postponeMail } from '../outbox.ts';
import {
  addViews,
  findNextPublication,
  findPost,
  findPublishedPost,
  findPublishedPostId,
  listNewestArticles,
  listPosts,
  listPublishedPosts,
  managePosts,
  setPostsPublished,
} from '../post.ts';
import {
  browseProjects,
  findProjectWithRelated,
  listProjectCategories,
  listProjects,
  listShowcase,
  manageProjects,
} from '../project.ts';
import { countHit, deletePastHits, forgetHits } from '../rate-limit.ts';
import {
  findActiveService,
  findActiveServiceBySlug,
  listActiveServices,
  listServices,
  manageServices,
} from '../service.ts';
import { countPublicPosts, findNewestPostChange, listSitemapPosts } from '../sitemap.ts';
import type { Db } from '../tables.ts';
import { deleteFromTrash, emptyTrash, listTrash } from '../trash.ts';

/*
 * Every query that the application sends to its database, for the tests of query plans and query counts.
 */

export const now = new Date('2025-06-01T10:00:00.000Z');
const FIRST = { limit: 10 };
const DEEP = { limit: 10, offset: 700 };

export type Ask = (db: Db) => Promise<unknown>;

/** Every order with each value of each filter, at the first rows and at later ones. */
function combinations(sorts: readonly string[], filters: object[]): object[] {
  const orders = [{}, ...sorts.flatMap((sort) => [{ sort }, { sort, descending: true }])];
  return orders.flatMap((order) =>
    [{}, ...filters].flatMap((filter) => [FIRST, DEEP].map((window) => ({ ...order, ...filter, ...window }))),
  );
}

const sortsOf = (schema: { shape: { sort: { unwrap(): { options: readonly string[] } } } }) =>
  schema.shape.sort.unwrap().options;
const flags = (name: string) => [{ [name]: true }, { [name]: false }];

const managed: [name: string, inputs: object[], ask: (input: object) => Ask][] = [
  [
    'managePosts',
    combinations(sortsOf(postManagement), [{ state: 'draft' }, { state: 'published' }, ...flags('featured')]),
    (input) => (db) => managePosts(db, now, postManagement.parse(input)),
  ],
  [
    'managePosts',
    [FIRST, DEEP].map((window) => ({ state: 'scheduled', ...window })),
    (input) => (db) => managePosts(db, now, postManagement.parse(input)),
  ],
  [
    'manageContacts',
    combinations(sortsOf(contactManagement), flags('contacted')),
    (input) => (db) => manageContacts(db, contactManagement.parse(input)),
  ],
  [
    'manageCalls',
    combinations(sortsOf(callManagement), flags('contacted')),
    (input) => (db) => manageCalls(db, callManagement.parse(input)),
  ],
  [
    'manageProjects',
    combinations(sortsOf(projectManagement), [...flags('featured'), { category: 'Category 3' }]),
    (input) => (db) => manageProjects(db, projectManagement.parse(input)),
  ],
  [
    'manageCaseStudies',
    combinations(sortsOf(caseStudyManagement), flags('featured')),
    (input) => (db) => manageCaseStudies(db, caseStudyManagement.parse(input)),
  ],
  [
    'manageServices',
    combinations(sortsOf(serviceManagement), flags('active')),
    (input) => (db) => manageServices(db, serviceManagement.parse(input)),
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

const searched: typeof managed = [
  [
    'managePosts',
    searches(
      ['post-7777', 'post-7777 team', 'zeppelin'],
      [{ state: 'draft' }, { state: 'published' }, ...flags('featured')],
      'title',
    ),
    (input) => (db) => managePosts(db, now, postManagement.parse(input)),
  ],
  [
    'manageContacts',
    searches(leadWords, flags('contacted'), 'name'),
    (input) => (db) => manageContacts(db, contactManagement.parse(input)),
  ],
  [
    'manageCalls',
    searches(leadWords, flags('contacted'), 'name'),
    (input) => (db) => manageCalls(db, callManagement.parse(input)),
  ],
];

const windowed: Record<string, (db: Db, window: { limit: number; offset?: number }) => Promise<unknown>> = {
  listPublishedPosts: (db, window) => listPublishedPosts(db, now, window),
  listSitemapPosts: (db, window) => listSitemapPosts(db, now, { offset: 0, ...window }),
  listPosts,
  listContacts,
  listCalls,
  listProjects,
  'listProjects of a category': (db, window) => listProjects(db, { category: 'Category 3', ...window }),
  browseProjects,
  'browseProjects of a category': (db, window) => browseProjects(db, { category: 'Category 3', ...window }),
  listCaseStudies,
  listActiveServices,
  listServices,
  listTrash: (db, window) => listTrash(db, new Date(0), window),
};

const lookUps: Record<string, Ask> = {
  findPost: (db) => findPost(db, 2),
  findPublishedPost: (db) => findPublishedPost(db, 'post-2', now),
  findPublishedPostId: (db) => findPublishedPostId(db, 'post-2', now),
  listNewestArticles: (db) => listNewestArticles(db, now, 50),
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
  listShowcase: (db) => listShowcase(db, 6),
  listProjectCategories,
  findProjectWithRelated: (db) => findProjectWithRelated(db, 2, 3),
  findCaseStudy: (db) => findCaseStudy(db, 2),
  findActiveService: (db) => findActiveService(db, 2),
  findActiveServiceBySlug: (db) => findActiveServiceBySlug(db, 'service-2'),
  listCategoriesOfPost: (db) => listCategoriesOfPost(db, 2),
  findLiveSession: (db) => findLiveSession(db, 'session-2', new Date(0), new Date(0)),
  listOpenSessions: (db) =>
    listOpenSessions(db, 1, new Date(now.getTime() - 3_600_000), new Date(now.getTime() - 3_600_000)),
  deleteExpiredSessions: (db) => deleteExpiredSessions(db, new Date(0)),
  countHit: (db) => countHit(db, 'leads:2', now, 60_000),
  forgetHits: (db) => forgetHits(db, 'leads:2'),
  deletePastHits: (db) => deletePastHits(db, new Date(0)),
  claimMail: (db) => claimMail(db, now, now),
  markMailSent: (db) => markMailSent(db, 2, now),
  postponeMail: (db) => postponeMail(db, 2, now),
  deleteFromTrash: (db) => deleteFromTrash(db, { kind: 'post', recordId: 2 }),
  emptyTrash: (db) => emptyTrash(db, new Date(0)),
};

/** Searches of the long lists. */
export function* everySearch(): Generator<[name: string, ask: Ask]> {
  for (const [name, inputs, ask] of searched)
    for (const input of inputs) yield [`${name} ${JSON.stringify(input)}`, ask(input)];
}

/** All pages and all look-ups, each with a name for the failure message. */
export function* everyQuery(): Generator<[name: string, ask: Ask]> {
  for (const [name, inputs, ask] of managed)
    for (const input of inputs) yield [`${name} ${JSON.stringify(input)}`, ask(input)];
  for (const [name, list] of Object.entries(windowed)) {
    for (const window of [FIRST, DEEP]) yield [`${name} ${JSON.stringify(window)}`, (db) => list(db, window)];
  }
  yield* Object.entries(lookUps);
}
