import { listAddresses } from '@site/db/addresses';
import { addHits, listRules, type StoredRule } from '@site/db/redirect';
import type { Db } from '@site/db/tables';
import { canonicalPath, followRules, matchRule, type RuleSet, ruleSet } from '@site/schema/redirect-rules';
import { createBatchedCounter } from '../batched-counter.ts';
import type { ContentChanges } from '../content-changes.ts';
import { createMissCounter, type MissCounter } from './miss-counter.ts';

/*
 * The redirects of addresses without a page, in memory, and the counts of their hits and of the requests in vain.
 */

const FLUSH_MS = 60_000;

type Target = { id: number; status: number; to: string | null };

export type Redirects = Pick<MissCounter, 'miss'> & {
  /** Finds the redirect for a path that no page has. */
  find(path: string): Promise<Target | undefined>;
  hit(id: number): void;
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
  let known: { revision: number; rules: RuleSet<StoredRule> } | undefined;

  /** Reads the redirects once after each content change. */
  async function readRules(): Promise<RuleSet<StoredRule>> {
    const { revision, isConnected } = content;
    if (known?.revision === revision && isConnected) return known.rules;
    const rules = ruleSet(await listRules(db));
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
      const live = isChain ? await listAddresses(db, now()) : new Set<string>();
      const to = followRules(rules, match, (address) => live.has(address));
      return to === undefined ? undefined : { id: match.rule.id, status: to === null ? 410 : match.rule.status, to };
    },
    hit: (id) => hits.add(id, 1),
    miss: misses.miss,
    flush: async () => void (await Promise.all([hits.flush(), misses.flush()])),
  };
}
