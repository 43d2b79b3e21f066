/*
 * What a visitor who came to no page may have meant.
 */

export type KnownPage = { path: string; name: string };

const LEAST = 0.5;
const LONGEST = 200;

/** The known pages most like the requested path, most alike first. */
export function suggestPaths(requested: string, known: readonly KnownPage[], limit = 3): KnownPage[] {
  const asked = plain(requested);
  if (asked === '') return [];
  return known
    .map((page) => ({ page, likeness: likeness(asked, plain(page.path)) }))
    .filter(({ likeness: found }) => found >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The path as far as it can be compared; undefined where it is none that both sides would read alike. */
export function readablePath(pathname: string): string | undefined {
  if (!/^\/(?![/\\-]?$|[/\\])/.test(pathname)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function plain(path: string): string {
  return path
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/^\/+|\/+$/g, '');
}

function likeness(asked: string, path: string): number {
  if (path === '') return 0;
  return Math.max(
    alike(asked, path),
    alike(lastPart(asked), lastPart(path)) * 0.98,
    sharedWords(asked, path) * 0.95,
    // All that the page is called was asked for, and more.
    sharedWords(path, asked) === 1 ? 0.6 : 0,
  );
}

/** How many of the words asked for begin a word of the path, as a part of one. */
function sharedWords(asked: string, path: string): number {
  const words = asked.split(/[/-]/).filter((word) => word.length > 2);
  if (words.length === 0) return 0;
  const inPath = path.split(/[/-]/);
  return words.filter((word) => inPath.some((one) => one.startsWith(word))).length / words.length;
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** 1 for the same text, 0 for nothing in common: the edits between them, by their length. */
function alike(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, right] of Array.from(b).entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (left === right ? 0 : 1)));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(a.length, b.length);
}
