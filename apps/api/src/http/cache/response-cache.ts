import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../content-changes.ts';
import type { Context } from '../../context.ts';
import { type KeptAnswer, type Made, packAnswer } from './cached-response.ts';

/*
 * Answers that are the same for every visitor, kept until what they show has changed. A write lets go of them at once,
 * also of those that were begun before it; many who ask for one at once wait for the same; one that has grown old is
 * still sent while a new one is made behind it.
 */

export type AnswerCache = {
  /** The answer that is here, ready to be sent. */
  find(key: string): KeptAnswer | undefined;
  /** The answer that is here, or the one that is being made, or a new one. Only those with status 200 are kept. */
  get(key: string, make: Make): Promise<KeptAnswer>;
};

/** Reads through a context that belongs to nobody: an answer that is kept cannot know who asked first. */
export type Make = (context: Context) => Promise<Made>;

export type AnswerSources = {
  content: ContentChanges;
  now: () => Date;
  /** When content becomes public without anyone writing. */
  nextPublication: () => Promise<Date | undefined>;
  context: () => Context;
};

type Limits = { maxEntries: number; maxBytes: number };
type Entry = { answer: KeptAnswer; make: Make; showsViews: boolean; oldAt: number };

/** What no write announces (the year in a footer, a database edited by hand) is shown after this long. */
const FRESH_MS = 60_000;
const LARGEST_SHARE = 0.25;

export function createAnswerCache(sources: AnswerSources, { maxEntries, maxBytes }: Limits): AnswerCache {
  const { content, now, nextPublication, context } = sources;
  const kept = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: maxBytes * LARGEST_SHARE,
    sizeCalculation: ({ answer }) => answer.bytes + 1,
  });
  const making = new Map<string, Promise<KeptAnswer>>();
  let generation = 0;
  let publication: { asked: Promise<void>; due: number } | undefined;

  function forget(isGone: (entry: Entry) => boolean) {
    generation += 1;
    making.clear();
    for (const [key, entry] of kept.entries()) if (isGone(entry)) kept.delete(key);
  }
  function forgetAll() {
    publication = undefined;
    forget(() => true);
  }
  content.subscribe((topic) => (topic === 'views' ? forget(({ showsViews }) => showsViews) : forgetAll()));

  /** Asked once after each write. */
  function awaitPublication() {
    if (publication) return publication.asked;
    const mine = { asked: Promise.resolve(), due: Number.POSITIVE_INFINITY };
    publication = mine;
    mine.asked = nextPublication().then(
      (next) => {
        if (next) mine.due = next.getTime();
      },
      (error: unknown) => {
        if (publication === mine) publication = undefined;
        throw error;
      },
    );
    return mine.asked;
  }

  function begin(key: string, make: Make): Promise<KeptAnswer> {
    const mine = generation;
    const started = run().finally(() => {
      if (making.get(key) === started) making.delete(key);
    });
    making.set(key, started);
    return started;

    async function run() {
      const asker = context();
      const [made] = await Promise.all([make(asker), awaitPublication()]);
      const answer = await packAnswer(made);
      const time = now().getTime();
      if (answer.status === 200 && mine === generation && time < (publication?.due ?? 0)) {
        kept.set(key, { answer, make, showsViews: asker.shown.views, oldAt: time + FRESH_MS });
      }
      return answer;
    }
  }

  function find(key: string): KeptAnswer | undefined {
    if (!content.isConnected) return undefined;
    const time = now().getTime();
    if (publication && time >= publication.due) forgetAll();
    const entry = kept.get(key);
    if (!entry) return undefined;
    if (time >= entry.oldAt && !making.has(key)) {
      entry.oldAt = time + FRESH_MS;
      // An answer that cannot be made anew just now stays.
      begin(key, entry.make).catch(() => {});
    }
    return entry.answer;
  }

  return {
    find,
    async get(key, make) {
      const last = kept.peek(key)?.answer;
      try {
        const answer = await (find(key) ?? making.get(key) ?? begin(key, make));
        return answer.status >= 500 ? (last ?? answer) : answer;
      } catch (error) {
        // The database is away: what was true when it was last heard of is better than nothing.
        if (last) return last;
        throw error;
      }
    },
  };
}
