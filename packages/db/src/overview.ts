import type { LeadKind } from '@site/schema/lead';
import { dayInIndia, startOfDay } from '@site/schema/schedule';
import { listPostsForAdmin, listScheduledPosts } from './content/post.ts';
import { listCallsFrom, listUnansweredCalls } from './leads/call.ts';
import { listUnansweredContacts } from './leads/contact.ts';
import { listFollowUps } from './leads/follow-up.ts';
import type { Db } from './tables.ts';
import { listUnseenAnswers } from './versions/previews.ts';

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

/** What needs the administrator's attention: calls, leads nobody has answered, answers to previews, and posts. */
export async function readOverview(db: Db, now: Date) {
  const today = dayInIndia(now);
  const [calls, leads, followUps, answers, drafts, scheduled, topPosts] = await Promise.all([
    listCallsFrom(db, startOfDay(today), SHOWN),
    listUnanswered(db),
    listFollowUps(db, '', today, MOST_FOLLOW_UPS),
    listUnseenAnswers(db, SHOWN),
    listPostsForAdmin(db, now, { state: 'draft', ...sortedBy('updatedAt'), descending: true }),
    listScheduledPosts(db, now, SHOWN),
    listPostsForAdmin(db, now, { state: 'published', ...sortedBy('viewCount'), descending: true }),
  ]);
  return {
    calls,
    leads,
    followUps,
    answers,
    drafts,
    scheduled,
    topPosts: topPosts.items.filter(({ viewCount }) => viewCount > 0),
  };
}

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
