/*
 * Breaks a title into lines of measured width, in the largest size that fits.
 */

/** The advance width in em of every character that the fonts contain. */
export type Metrics = Readonly<Record<string, number>>;

export type Fit = { size: number; lines: string[] };

type Area = { width: number; tracking: number; steps: readonly { size: number; lines: number }[] };

const ELLIPSIS = '…';

/** Uses the largest size in which the whole title fits; in the smallest size the title is cut. */
export function fitTitle(title: string, metrics: Metrics, { width, tracking, steps }: Area): Fit {
  const words = drawable(title, metrics).split(' ').filter(Boolean);
  const measure = (text: string) => Array.from(text).reduce((sum, char) => sum + (metrics[char] ?? 0) + tracking, 0);
  for (const { size, lines: most } of steps) {
    const fits = (text: string) => measure(text) * size <= width;
    // A word is broken only at the smallest size.
    const isLast = steps.at(-1)?.size === size;
    if (!isLast && !words.every(fits)) continue;
    const lines = breakLines(words, fits);
    if (lines.length <= most) return { size, lines };
    if (isLast) return { size, lines: cut(lines, most, fits) };
  }
  return { size: 0, lines: [] };
}

/** Removes the characters that no bundled font contains, such as emoji and other scripts. */
export function drawable(text: string, metrics: Metrics): string {
  return Array.from(text.normalize('NFC'))
    .map((char) => (/\s/.test(char) ? ' ' : char))
    .filter((char) => char === ' ' || char in metrics)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

function breakLines(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = breakWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line ? [...lines, line] : lines;
}

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const char of word) {
    if (piece && !fits(piece + char)) {
      pieces.push(piece);
      piece = '';
    }
    piece += char;
  }
  return [...pieces, piece];
}

function cut(lines: readonly string[], most: number, fits: (text: string) => boolean): string[] {
  const kept = lines.slice(0, most);
  let last = (kept.pop() ?? '').trimEnd();
  while (last && !fits(last + ELLIPSIS)) last = Array.from(last).slice(0, -1).join('').trimEnd();
  return [...kept, last.replace(/[\s,.;:–—-]+$/, '') + ELLIPSIS];
}
