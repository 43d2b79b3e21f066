/** Results that are written line by line; undefined where they are a text, or have a shape of their own. */
export function linesOf(text: string): string[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const isList = lines.length > 1 && lines.every((line) => line.length > 0 && line.length <= 240);
  return isList ? lines : undefined;
}

type Part = { text: string; isFigure: boolean };

const FIGURE = /(₹?\d[\d,.]*\d|₹?\d)(%|×|\s(?:s|lakh|crore|minutes?|hours?|seconds?|months?|weeks?)(?![\p{L}]))?/gu;

/** A line and the figures in it. The parts together are the line, to the letter. */
export function figuresIn(line: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: figure, index } of line.matchAll(FIGURE)) {
    if (index > from) parts.push({ text: line.slice(from, index), isFigure: false });
    parts.push({ text: figure, isFigure: true });
    from = index + figure.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from), isFigure: false });
  return parts;
}
