import { LRUCache } from 'lru-cache';
import type { CacheTag, ContentChanges, Topic } from '../../content-changes.ts';
import { BACKGROUND, type RenderQueue } from '../../render-queue.ts';
import type { Context } from '../../trpc/context.ts';
import { type CachedResponse, compressResponse, type RenderedResponse } from './cached-response.ts';
import { createSharedRenders } from './shared-renders.ts';

/*
 * Responses that are the same for every visitor, cached until the content they show changes. Concurrent requests for
 * one key share one render. For a minute after a change, the last version of a page is kept for clients that would wait
 * long for the new one.
 */

export type ResponseCache = {
  /** The cached response, if it is current. */
  find(key: string): CachedResponse | undefined;
  /**
   * The cached response, or a new one, whose render is queued for `client`. Only responses with status 200 are
   * cached.
   */
  getOrRender(key: string, render: Render, client?: RenderClient): Promise<CachedResponse>;
  /** Functions that render the outdated responses, the most requested first. */
  outdated(): (() => Promise<unknown>)[];
};

/**
 * The context contains no data of a visitor, so that a cached response does not depend on who requested it first.
 * Responses that are already compressed are cached elsewhere.
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

type Limits = {
  maxEntries: number;
  maxBytes: number;
  /** How long after a content change the last version may be sent. */
  lastVersionMs: number;
};

type Rendered = { response: CachedResponse; isStorable: boolean; tags: ReadonlySet<CacheTag>; expiresAt: number };
/**
 * `requests` counts the requests for all versions of the response. API reads have no `render`, which would keep their
 * request in memory.
 */
type Entry = Omit<Rendered, 'isStorable'> & { render?: Render; requests: number; sendableUntil: number };
/** Limits how long a change without a notification, such as the new year in the footer, stays invisible. */
const MAX_AGE_MS = 60 * 60_000;
/** The bookable times depend on the current time. */
const MAX_BOOKINGS_AGE_MS = 60_000;
/** A client that waits for this many pages gets the last version of further ones. Browsers request fewer at a time. */
const BUSY_CLIENT_RENDERS = 10;
/** The minimum time between two invalidations of view counts, because any visitor can add a view and cause a render. */
const VIEWS_INTERVAL_MS = 3_000;
/** The share of the cache that a single response may use. */
const MAX_ENTRY_SHARE = 0.5;

export function createResponseCache(sources: CacheSources, limits: Limits): ResponseCache {
  const { content, queue, isEnabled } = sources;
  const now = () => sources.now().getTime();
  const keepsLast = limits.lastVersionMs > 0;
  /** The number of changes so far. A render that began before the last one is not stored. */
  let revision = 0;
  const renders = createSharedRenders<CachedResponse>(queue);
  const cache = createEntries(limits);
  subscribe(content, invalidate);

  function invalidate(topic: Topic) {
    revision += 1;
    renders.contentChanged();
    for (const [key, entry] of cache.entries()) {
      if (topic !== 'content' && !entry.tags.has(topic)) continue;
      if (keepsLast) expire(entry, now() + limits.lastVersionMs);
      else cache.delete(key);
    }
  }

  const isCurrent = (entry: Entry) => content.isConnected && now() < entry.expiresAt;

  function find(key: string): CachedResponse | undefined {
    const entry = cache.get(key);
    if (!entry || !isCurrent(entry)) return undefined;
    entry.requests += 1;
    return entry.response;
  }

  function findLast(key: string): CachedResponse | undefined {
    const entry = cache.peek(key);
    return entry && now() < entry.sendableUntil ? entry.response : undefined;
  }

  function store(key: string, render: Render, { isStorable, ...rendered }: Rendered) {
    const requests = (cache.peek(key)?.requests ?? 0) + 1;
    const entry = { ...rendered, ...(keepsLast && { render }), requests, sendableUntil: Number.POSITIVE_INFINITY };
    if (isStorable) cache.set(key, entry);
    else if (rendered.response.status < 500) cache.delete(key);
  }

  const renderShared = (key: string, render: Render, client: string) =>
    renders.render(key, client, async () => {
      const atStart = revision;
      const rendered = await renderResponse(sources, render);
      if (revision === atStart) store(key, render, rendered);
      return rendered.response;
    });

  return {
    find,
    async getOrRender(key, render, requester) {
      const cached = find(key);
      if (cached) return cached;
      await requester?.countRender?.();
      const client = requester?.clientKey ?? BACKGROUND;
      if (!isEnabled) return (await queue(() => renderResponse(sources, render), client)).response;
      const last = renders.countOf(client) >= BUSY_CLIENT_RENDERS && findLast(key);
      if (last) return last;
      try {
        const response = await renderShared(key, render, client);
        return (response.status >= 500 && findLast(key)) || response;
      } catch (error) {
        // While the database is unavailable or the queue is full, send the last response rather than an error.
        return findLast(key) ?? Promise.reject(error);
      }
    },
    outdated() {
      const entries = [...cache.entries()].filter(([, entry]) => !isCurrent(entry));
      entries.sort(([, one], [, other]) => other.requests - one.requests);
      return entries.map(
        ([key, { render }]) =>
          async () =>
            find(key) ?? (render && renderShared(key, render, BACKGROUND)),
      );
    },
  };
}

const createEntries = ({ maxEntries, maxBytes }: Limits) =>
  new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: maxBytes * MAX_ENTRY_SHARE,
    sizeCalculation: ({ response }, key) => response.bytes + key.length,
  });

function expire(entry: Entry, sendableUntil: number) {
  entry.expiresAt = 0;
  entry.sendableUntil = Math.min(entry.sendableUntil, sendableUntil);
}

async function renderResponse(sources: CacheSources, render: Render): Promise<Rendered> {
  const context = sources.createContext();
  const startedAt = sources.now().getTime();
  const [rendered, publication] = await Promise.all([render(context), sources.nextPublication()]);
  const latest = startedAt + (context.cacheTags.has('bookings') ? MAX_BOOKINGS_AGE_MS : MAX_AGE_MS);
  const isCachedElsewhere = 'identity' in rendered;
  return {
    response: isCachedElsewhere ? rendered : await compressResponse(rendered),
    isStorable: rendered.status === 200 && !isCachedElsewhere && !context.cacheTags.has('notStored'),
    tags: context.cacheTags,
    expiresAt: Math.min(latest, publication?.getTime() ?? latest),
  };
}

function subscribe(content: ContentChanges, invalidate: (topic: Topic) => void) {
  const invalidateViews = throttle(() => invalidate('views'), VIEWS_INTERVAL_MS);
  content.subscribe((topic) => {
    if (topic === 'views') invalidateViews();
    else invalidate(topic);
  });
}

/** Throttles: runs on the first call, and again after each interval with further calls. */
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
