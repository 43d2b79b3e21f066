import { show } from '@site/schema/site';
import { shorten } from '../../ui/format/shorten.ts';
import { changeOfResult } from '../figures/change.ts';

/** The lines of results that are written as a list; undefined for paragraphs. */
export function listLines(text: string): string[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const isList = lines.length > 1 && lines.every((line) => line.length > 0 && line.length <= 240);
  return isList ? lines : undefined;
}

/** The main result: the first one with a value before and after, which the cover shows. */
export function mainResult(text: string): string {
  const lines = listLines(text);
  if (!lines) return shorten(text, show.challenge.featured);
  return lines.find((line) => changeOfResult(line)) ?? lines[0] ?? '';
}

type Part = { text: string; isFigure: boolean };

const FIGURE = /(₹?\d[\d,.]*\d|₹?\d)(%|×|\s(?:s|lakh|crore|minutes?|hours?|seconds?|months?|weeks?)(?![\p{L}]))?/gu;

/** Splits a line into figures and the text between them. Joined, the parts are the line. */
export function splitFigures(line: string): Part[] {
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
