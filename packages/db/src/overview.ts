import type { LeadKind } from '@site/schema/lead';
import { dayIn, startOfDay } from '@site/schema/schedule';
import { draftedKinds, type VersionSubject, version } from '@site/schema/version';
import { recordCodec } from './codec.ts';
import { listPostsForAdmin, listScheduledPosts } from './content/post.ts';
import { listCallsFrom, listUnansweredCalls } from './leads/call.ts';
import { listUnansweredContacts } from './leads/contact.ts';
import { listFollowUps } from './leads/follow-up.ts';
import type { Db } from './tables.ts';
import { listUnseenAnswers } from './versions/previews.ts';
import { withTitles, workingCopies } from './versions/working-copies.ts';

/** How many records each part of the overview lists. */
const SHOWN = 6;

/** The maximum number of follow-ups on the card. */
const MOST_FOLLOW_UPS = 30;

const sortedBy = <Sort extends string>(sort: Sort) => ({
  sort,
  descending: false,
  limit: SHOWN,
  offset: 0,
  search: null,
});

/** What needs the administrator's attention: calls, leads nobody has answered, answers to previews, and content that is not public. */
export async function readOverview(db: Db, timeZone: string, now: Date) {
  const today = dayIn(timeZone, now);
  const [calls, leads, followUps, answers, drafts, scheduled, topPosts, draftCopies, dueCopies] = await Promise.all([
    listCallsFrom(db, startOfDay(timeZone, today), SHOWN),
    listUnanswered(db),
    listFollowUps(db, '', today, MOST_FOLLOW_UPS),
    listUnseenAnswers(db, SHOWN),
    listPostsForAdmin(db, now, { state: 'draft', ...sortedBy('updatedAt'), descending: true }),
    listScheduledPosts(db, now, SHOWN),
    listPostsForAdmin(db, now, { state: 'published', ...sortedBy('viewCount'), descending: true }),
    listCopies(db, 'updatedAt'),
    listCopies(db, 'publishAt'),
  ]);
  return {
    calls,
    leads,
    followUps,
    answers,
    drafts: merged(drafts.items.map(ofPost), draftCopies, ({ updatedAt }) => -updatedAt.getTime()),
    scheduled: merged(scheduled.items.map(ofPost), dueCopies, ({ publishAt }) => Number(publishAt)),
    topPosts: topPosts.items.filter(({ viewCount }) => viewCount > 0),
  };
}

const copies = recordCodec(version.pick({ id: true, kind: true, key: true, updatedAt: true, publishAt: true }));

/** Content that is not public, or not as changed. */
type Waiting = VersionSubject & { title: string; updatedAt: Date; publishAt: Date | null };

/** The working copies without a schedule, the newest first, or those with one, the next first. */
async function listCopies(db: Db, order: 'updatedAt' | 'publishAt'): Promise<Waiting[]> {
  const rows = await workingCopies(db, [...draftedKinds, 'copy'])
    .select(['id', 'kind', 'key', 'updatedAt', 'publishAt'])
    .where('publishAt', order === 'publishAt' ? 'is not' : 'is', null)
    .orderBy(order, order === 'publishAt' ? 'asc' : 'desc')
    .limit(SHOWN)
    .execute();
  return withTitles(db, rows.map(copies.decode));
}

type ListedPost = Awaited<ReturnType<typeof listScheduledPosts>>['items'][number];

const ofPost = ({ id, title, updatedAt, publishedAt }: ListedPost) =>
  ({ kind: 'post', key: String(id), title, updatedAt, publishAt: publishedAt }) as const;

/** A post with a working copy is listed once. */
const merged = (posts: Waiting[], others: Waiting[], order: (waiting: Waiting) => number) =>
  [...posts, ...others]
    .toSorted((a, b) => order(a) - order(b))
    .filter(({ kind, key }, index, all) => all.findIndex((one) => one.kind === kind && one.key === key) === index)
    .slice(0, SHOWN);

/** The unanswered leads, the earliest deadline first. */
async function listUnanswered(db: Db) {
  const [contacts, calls] = await Promise.all([listUnansweredContacts(db, SHOWN), listUnansweredCalls(db, SHOWN)]);
  const items = [...contacts.items.map(withKind('contact')), ...calls.items.map(withKind('call'))];
  return {
    items: items.toSorted((a, b) => a.replyDueAt.getTime() - b.replyDueAt.getTime()).slice(0, SHOWN),
    total: contacts.total + calls.total,
  };
}

type Lead = Awaited<ReturnType<typeof listUnansweredContacts | typeof listUnansweredCalls>>['items'][number];

const withKind =
  (kind: LeadKind) =>
  ({ id, name, message, stage, createdAt, replyDueAt, repliedAt }: Lead) => ({
    kind,
    id,
    name,
    message,
    stage,
    createdAt,
    replyDueAt,
    repliedAt,
  });
