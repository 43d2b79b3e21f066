/*
 * Suggests existing pages for a path that does not exist.
 */

export type KnownPage = { path: string; name: string };

const MIN_SIMILARITY = 0.5;
const MAX_LENGTH = 60;

/** The known pages most similar to the requested path, best first. */
export function suggestPaths(requested: string, known: readonly KnownPage[], limit = 3): KnownPage[] {
  const path = normalize(requested);
  if (path === '') return [];
  return known
    .map((page) => ({ page, similarity: pathSimilarity(path, normalize(page.path)) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The decoded path; undefined for paths that cannot be decoded or that browsers would resolve to another host. */
export function decodePath(pathname: string): string | undefined {
  if (!/^\/(?![/\\-]?$|[/\\])/.test(pathname)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function normalize(path: string): string {
  return path
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/^\/+|\/+$/g, '');
}

function pathSimilarity(requested: string, path: string): number {
  if (path === '') return 0;
  return Math.max(
    editSimilarity(requested, path),
    editSimilarity(lastSegment(requested), lastSegment(path)) * 0.98,
    sharedWords(requested, path) * 0.95,
    // The requested path contains every word of the page's path.
    sharedWords(path, requested) === 1 ? 0.6 : 0,
  );
}

/** The fraction of the requested words that are a prefix of a word in the path. */
function sharedWords(requested: string, path: string): number {
  const words = requested.split(/[/-]/).filter((word) => word.length > 2);
  if (words.length === 0) return 0;
  const inPath = path.split(/[/-]/);
  return words.filter((word) => inPath.some((one) => one.startsWith(word))).length / words.length;
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** The Levenshtein distance as a similarity: 1 for equal texts, 0 for texts too different to be suggested. */
function editSimilarity(a: string, b: string): number {
  const [shorter = 0, longer = 0] = [a.length, b.length].sort((x, y) => x - y);
  // Each missing character is an edit, so texts with such different lengths are not similar enough.
  if (shorter === 0 || shorter < longer * MIN_SIMILARITY) return 0;
  const letters = Array.from(b);
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, right] of letters.entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (left === right ? 0 : 1)));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(a.length, b.length);
}
