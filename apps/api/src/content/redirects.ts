import { listAddresses } from '@site/db/addresses';
import { findCopy } from '@site/db/copy';
import { addHits, listRules, type StoredRule } from '@site/db/redirect';
import type { Db } from '@site/db/tables';
import { redirectsOfHidden } from '@site/schema/navigation-copy';
import { canonicalPath, followRules, matchRule, type RuleSet, ruleSet } from '@site/schema/redirect-rules';
import { createBatchedCounter } from '../batched-counter.ts';
import type { ContentChanges } from '../content-changes.ts';
import { createMissCounter, type MissCounter } from './miss-counter.ts';

/*
 * The redirects of addresses without a page, in memory, and the counts of their hits and of the requests in vain.
 */

const FLUSH_MS = 60_000;

/** Without an id, it is the one that the owner has chosen for a hidden page. */
type Target = { id?: number | undefined; status: number; to: string | null };

type Known = Omit<StoredRule, 'id'> & { id?: number };

export type Redirects = Pick<MissCounter, 'miss'> & {
  /** Finds the redirect for a path that no page has. */
  find(path: string): Promise<Target | undefined>;
  hit(id: number | undefined): void;
  /** Stores all counts. */
  flush(): Promise<void>;
};

type Options = { db: Db; content: ContentChanges; now: () => Date; failed: (error: unknown) => void };

export function createRedirects({ db, content, now, failed }: Options): Redirects {
  const hits = createBatchedCounter<number, number>({
    intervalMs: FLUSH_MS,
    sum: (a, b) => a + b,
    store: (batch) => addHits(db, batch, now()),
    failed,
  });
  const misses = createMissCounter({ db, now, intervalMs: FLUSH_MS, failed });
  let known: { revision: number; rules: RuleSet<Known> } | undefined;

  /** Reads the redirects once after each content change. */
  async function readRules(): Promise<RuleSet<Known>> {
    const { revision, isConnected } = content;
    if (known?.revision === revision && isConnected) return known.rules;
    const [stored, navigation] = await Promise.all([listRules(db), findCopy(db, 'navigation')]);
    const rules = ruleSet<Known>([
      ...redirectsOfHidden(navigation).map((rule) => ({ ...rule, status: 301 })),
      ...stored,
    ]);
    known = { revision, rules };
    return rules;
  }

  return {
    async find(path) {
      const rules = await readRules();
      const match = matchRule(rules, canonicalPath(path));
      if (!match) return undefined;
      // Redirects lead to their end in one step when they are stored, unless pages have appeared or disappeared since.
      const isChain = match.to?.startsWith('/') && matchRule(rules, canonicalPath(match.to)) !== undefined;
      const { id, status } = match.rule;
      const live = isChain || id === undefined ? await listAddresses(db, now()) : new Set<string>();
      const to = followRules(rules, match, (address) => live.has(address));
      // The page to which a hidden one leads may have been hidden or deleted since.
      const isMissing = id === undefined && to?.startsWith('/') && !live.has(canonicalPath(to));
      return to === undefined || isMissing ? undefined : { id, status: to === null ? 410 : status, to };
    },
    hit: (id) => id !== undefined && hits.add(id, 1),
    miss: misses.miss,
    flush: async () => void (await Promise.all([hits.flush(), misses.flush()])),
  };
}
