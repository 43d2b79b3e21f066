import type { Values } from '../codec.ts';
import { flatten } from '../flatten.ts';

/** The fields that differ between two contents, by their paths, and the numbers of added and removed characters. */
export function measureChange(before: Values | undefined, after: Values) {
  const [old, current] = [flatten(before ?? {}), flatten(after)];
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter(
    (path) => old.get(path) !== current.get(path),
  );
  let [added, removed] = [0, 0];
  for (const path of changed) {
    const [from, to] = [String(old.get(path) ?? ''), String(current.get(path) ?? '')];
    const kept = sharedLength(from, to);
    added += to.length - kept;
    removed += from.length - kept;
  }
  return { changed, added, removed };
}

/** The number of characters that two texts share: at their beginning, at their end, and in equal words between them. */
function sharedLength(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return start + end + sharedWords(a.slice(start, a.length - end), b.slice(start, b.length - end));
}

const WORD = /<[^>]*>|[^\s<]+|\s+|</g;

/** Words that were moved count as kept, which takes less time than finding the shortest list of changes. */
function sharedWords(a: string, b: string): number {
  const left = new Map<string, number>();
  for (const word of a.match(WORD) ?? []) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b.match(WORD) ?? []) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += word.length;
  }
  return shared;
}
