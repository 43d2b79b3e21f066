import { LRUCache } from 'lru-cache';
import { type CacheTag, type ChangingTag, type ContentChanges, changingTags } from '../../content-changes.ts';
import type { Context } from '../../context.ts';
import { BACKGROUND, type RenderQueue } from '../../render-queue.ts';
import { type CachedResponse, compressResponse, type RenderedResponse } from './cached-response.ts';

/*
 * Responses that are the same for every visitor, cached until the content they show changes. Concurrent requests for
 * one key share one render; a response older than a minute is still sent while a new one is rendered.
 */

export type ResponseCache = {
  /** The cached response, if it can be sent as it is. */
  find(key: string): CachedResponse | undefined;
  /**
   * The cached response, or a new one, which is rendered in the turn of `client`. Only responses with status 200 are
   * cached.
   */
  getOrRender(key: string, render: Render, client?: RenderClient): Promise<CachedResponse>;
};

/**
 * The context belongs to no visitor, so that no cached response depends on who requested it first. A response that is
 * compressed already is cached elsewhere.
 */
export type Render = (context: Context) => Promise<RenderedResponse | CachedResponse>;

export type RenderClient = {
  clientKey: string;
  /** Called before a response is rendered; throws to refuse the client. */
  countRender?: () => Promise<void>;
};

export type CacheSources = {
  content: ContentChanges;
  now: () => Date;
  /** Returns the time at which the next scheduled post becomes public. */
  nextPublication: () => Promise<Date | undefined>;
  createContext: () => Context;
  queue: RenderQueue;
  /** False during development, when an edit can make a response outdated at any time. */
  isEnabled: boolean;
};

type Limits = { maxEntries: number; maxBytes: number };
type Entry = { response: CachedResponse; isStorable: boolean; tags: ReadonlySet<CacheTag>; expiresAt: number };

/** Limits how long a change without a notification stays invisible, such as a new year in the footer. */
const STALE_AFTER_MS = 60_000;
/** Between two evictions of view counts: anyone can add a view, and so cause a render. */
const VIEWS_INTERVAL_MS = 3_000;
/** A single response may take up this share of the cache. */
const MAX_ENTRY_SHARE = 0.5;

export function createResponseCache(sources: CacheSources, { maxEntries, maxBytes }: Limits): ResponseCache {
  const { content, nextPublication, createContext, queue, isEnabled } = sources;
  const now = () => sources.now().getTime();
  const maxEntrySize = maxBytes * MAX_ENTRY_SHARE;
  // lru-cache returns an entry that is too large without storing it.
  const notStoredSize = maxEntrySize + 1;
  const revisions = { views: 0, bookings: 0 };

  const cache = new LRUCache<string, Entry, { render: Render; client: string }>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize,
    sizeCalculation: ({ response }, key) => response.bytes + key.length,
    ttl: STALE_AFTER_MS,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // If content changes during a render, waiting requests still get its result, but it is not stored.
    ignoreFetchAbort: true,
    async fetchMethod(_, last, { context: { render, client }, options }) {
      const atStart = { ...revisions };
      try {
        const entry = await queue(() => renderEntry(render), client);
        const { response, isStorable, tags } = entry;
        if (response.status >= 500 && last) return last;
        const isOutdated = changingTags.some((tag) => tags.has(tag) && revisions[tag] !== atStart[tag]);
        if (!isStorable || isOutdated) options.size = notStoredSize;
        return entry;
      } catch (error) {
        // While the database is unavailable, send the last response rather than an error.
        if (last) return last;
        throw error;
      }
    },
  });

  async function renderEntry(render: Render): Promise<Entry> {
    const context = createContext();
    const [rendered, publication] = await Promise.all([render(context), nextPublication()]);
    const isCachedElsewhere = 'identity' in rendered;
    return {
      response: isCachedElsewhere ? rendered : await compressResponse(rendered),
      isStorable: rendered.status === 200 && !isCachedElsewhere && !context.cacheTags.has('notStored'),
      tags: context.cacheTags,
      expiresAt: publication?.getTime() ?? Number.POSITIVE_INFINITY,
    };
  }

  const evictViews = throttle(() => evict('views'), VIEWS_INTERVAL_MS);
  content.subscribe((topic) => {
    if (topic === 'content') return cache.clear();
    if (topic === 'views') evictViews();
    else evict(topic);
  });

  function evict(tag: ChangingTag) {
    revisions[tag] += 1;
    for (const [key, { tags }] of cache.entries()) if (tags.has(tag)) cache.delete(key);
  }

  const isUsable = (entry: Entry | undefined) => content.isConnected && !!entry && now() < entry.expiresAt;

  function find(key: string): CachedResponse | undefined {
    const entry = cache.get(key);
    return isUsable(entry) ? entry?.response : undefined;
  }

  return {
    find,
    async getOrRender(key, render, requester) {
      if (!find(key)) await requester?.countRender?.();
      const client = requester?.clientKey ?? BACKGROUND;
      if (!isEnabled) return (await queue(() => renderEntry(render), client)).response;
      const allowStale = isUsable(cache.peek(key, { allowStale: true }));
      const { response } = await cache.forceFetch(key, {
        context: { render, client: allowStale ? BACKGROUND : client },
        allowStale,
        forceRefresh: !allowStale,
      });
      return response;
    },
  };
}

/** Runs at the first call, and once more after each interval in which it was called again. */
function throttle(run: () => void, intervalMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  function runIfDue() {
    timer = undefined;
    if (!isDue) return;
    isDue = false;
    run();
    timer = setTimeout(runIfDue, intervalMs).unref();
  }
  return () => {
    isDue = true;
    if (!timer) runIfDue();
  };
}
