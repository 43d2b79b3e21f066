import { expect, test } from 'vitest';
import { drawable, fitTitle, type Metrics } from '../seo/fit-title.ts';
import { drawShareCard } from './share-drawing.ts';

// Every letter is half an em wide, so that widths are easy to calculate.
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

test('uses the largest size in which the title fits', () => {
  expect(fit('ten letter')).toEqual({ size: 100, lines: ['ten letter'] });
  expect(fit('more than ten')).toEqual({ size: 50, lines: ['more than ten'] });
  expect(fit('twenty letters in one and then more')).toEqual({
    size: 50,
    lines: ['twenty letters in', 'one and then more'],
  });
});

test('never exceeds the width, with any title', () => {
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

test('breaks a word only at the smallest size', () => {
  expect(fit('incomprehensibilities').lines).toEqual(['incomprehensibilities']);
  expect(fit('x'.repeat(60)).lines).toEqual(['x'.repeat(50), 'x'.repeat(10)]);
});

test('removes characters that no font contains, and the space around them', () => {
  expect(drawable('From ₹2000 😀 a\u200d month\n\n now', metrics)).toBe('From ₹2000 a month now');
  expect(drawable('हिन्दी 😀', metrics)).toBe('');
});

test('draws a card of 1200 by 630 with the title', () => {
  const svg = card('From ₹2000 a month');
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).toContain('From ₹2000');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
});

test("draws the agency's name when the title has no drawable characters", () => {
  expect(card('😀😀').match(/>Ascent Digital</g)).toHaveLength(2);
});

test('escapes the title', () => {
  const svg = card('</text><script>"&');
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;/text&gt;'.replace('/', ''));
});

test('draws the same card for the same page and another card for another page', () => {
  const at = (seed: string) => drawShareCard({ brand: 'Ascent Digital', title: 'A', label: 'Blog', seed }, metrics);
  expect(at('/a')).toBe(at('/a'));
  expect(at('/a')).not.toBe(at('/b'));
});

test('draws a card in the colours of the site, without the drawn mark if the site has a logo', () => {
  const look = {
    colors: { signal: '#00688b', teal: '#123456', blue: '#123456', violet: '#123456' },
    hasOwnLogo: false,
  };
  const at = (of: typeof look) => drawShareCard({ brand: 'A', title: 'A', label: 'B', seed: '/a', look: of }, metrics);
  expect(at(look)).toContain('#00688b');
  expect(at(look)).not.toContain('#c8330b');
  expect(at(look)).toContain('scale(1.7)');
  expect(at({ ...look, hasOwnLogo: true })).not.toContain('scale(1.7)');
});

test('draws the cover of a record beside its title, in the fixed colours', () => {
  const cover = { seed: 'a', tone: 'teal', change: { measure: 'समय', before: '94 s', after: '31 s' } } as const;
  const svg = drawShareCard({ brand: 'A', title: 'A spice shop', label: 'B', seed: '/a', cover }, metrics);
  expect(svg).toContain('>94 s</text>');
  expect(svg).toContain('>31 s</text>');
  // The name of the measured quantity is not in the fonts of the card.
  expect(svg).not.toMatch(/समय|NaN|undefined|var\(/);
});

test('shows a field instead of the drawing of a record where covers are plain', () => {
  const draw = (look?: { plainCovers: true; hasOwnLogo: boolean }) =>
    drawShareCard(
      { brand: 'A', title: 'B', label: 'Blog', seed: '/a', cover: { seed: 'a', tone: 'teal' }, ...(look && { look }) },
      metrics,
    );
  expect(draw()).toContain('<path');
  const plain = draw({ plainCovers: true, hasOwnLogo: true });
  expect(plain).not.toContain('<path');
  expect(plain).toMatch(/<rect x="-1200"[^>]*fill="#0b6e78"/);
});
