import { expect, test } from 'vitest';
import { drawable, fitTitle, type Metrics } from '../seo/fit-title.ts';
import { drawShareCard } from './share-drawing.ts';

// Every letter half an em wide, so that widths can be reckoned in the head.
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ₹.,:&<>"…-';
const metrics: Metrics = Object.fromEntries(Array.from(letters).map((letter) => [letter, 0.5]));
const steps = [
  { size: 100, lines: 1 },
  { size: 50, lines: 2 },
  { size: 20, lines: 2 },
];
const fit = (title: string) => fitTitle(title, metrics, { width: 500, tracking: 0, steps });
const card = (title: string) =>
  drawShareCard({ brand: 'Ascent Digital', title, label: 'Blog', seed: '/blog/a' }, metrics);

test('a title is as large as there is room for', () => {
  expect(fit('ten letter')).toEqual({ size: 100, lines: ['ten letter'] });
  expect(fit('more than ten')).toEqual({ size: 50, lines: ['more than ten'] });
  expect(fit('twenty letters in one and then more')).toEqual({
    size: 50,
    lines: ['twenty letters in', 'one and then more'],
  });
});

test('no line is wider than the room for it, whatever the title', () => {
  for (const title of [
    'x'.repeat(500),
    'word '.repeat(100),
    `a ${'x'.repeat(60)} b`,
    'Donaudampfschifffahrt '.repeat(9),
  ]) {
    const { size, lines } = fit(title);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(Array.from(line).length * 0.5 * size).toBeLessThanOrEqual(500);
    expect(lines.at(-1)).toMatch(/…$/);
  }
});

test('a word is broken only where nothing smaller is left to try', () => {
  expect(fit('incomprehensibilities').lines).toEqual(['incomprehensibilities']);
  expect(fit('x'.repeat(60)).lines).toEqual(['x'.repeat(50), 'x'.repeat(10)]);
});

test('what no font can draw is left out, and what is around it closes up', () => {
  expect(drawable('From ₹2000 😀 a\u200d month\n\n now', metrics)).toBe('From ₹2000 a month now');
  expect(drawable('हिन्दी 😀', metrics)).toBe('');
});

test('a card is a drawing of 1200 by 630 with the title on it', () => {
  const svg = card('From ₹2000 a month');
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).toContain('From ₹2000');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
});

test('a card without a title that can be drawn carries the name of the agency in its place', () => {
  expect(card('😀😀').match(/>Ascent Digital</g)).toHaveLength(2);
});

test('no title can leave its place', () => {
  const svg = card('</text><script>"&');
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;/text&gt;'.replace('/', ''));
});

test('the same page has the same card, and another page another', () => {
  const at = (seed: string) => drawShareCard({ brand: 'Ascent Digital', title: 'A', label: 'Blog', seed }, metrics);
  expect(at('/a')).toBe(at('/a'));
  expect(at('/a')).not.toBe(at('/b'));
});
