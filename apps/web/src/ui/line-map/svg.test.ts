import { readFileSync } from 'node:fs';
import { dark, light } from '@site/schema/palette';
import { expect, test } from 'vitest';
import { cover } from './cover.ts';
import { networkMap } from './network-map.ts';
import { escapeXml, standaloneSvg, writeShapes } from './svg.ts';

test('writes the same file for the same seed and a different file for another seed', () => {
  expect(standaloneSvg(cover({ seed: 'a' }))).toBe(standaloneSvg(cover({ seed: 'a' })));
  expect(standaloneSvg(cover({ seed: 'a' }))).not.toBe(standaloneSvg(cover({ seed: 'b' })));
});

test('writes every shape of a drawing', () => {
  const map = networkMap(['Launch', 'Brief']);
  const svg = standaloneSvg(map);
  // One element for each shape and one for the background.
  expect(svg.match(/<(path|circle|rect|text)\b/g)).toHaveLength(map.shapes.length + 1);
  for (const shape of map.shapes) if (shape.kind === 'label') expect(svg).toContain(`>${shape.text}</text>`);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test("writes well-formed SVG that follows the reader's colour scheme", () => {
  const svg = standaloneSvg(cover({ seed: 'saffron-lane' }));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 400"/);
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  expect(svg).toContain(`--ink:${light.ink}`);
  expect(svg).toContain(`--ink:${dark.ink}`);
  const open = svg.match(/<[a-z][^>]*[^/]>/g) ?? [];
  expect(open.length).toBe((svg.match(/<\/[a-z]+>/g) ?? []).length);
});

test('an SVG file contains the line colours that the administrator changed', () => {
  const svg = standaloneSvg(cover({ seed: 'a' }), {
    colors: { light: { teal: '#123456' }, dark: { blue: '#ffcc00' } },
  });
  expect(svg).toMatch(/svg\{[^}]*--teal:#123456[^}]*\}.*prefers-color-scheme:dark.*--blue:#ffcc00/);
  expect(svg).toContain(`--teal:${dark.teal}`);
});

test('uses fixed colours inside another SVG', () => {
  expect(writeShapes(cover({ seed: 'a' }).shapes, light)).not.toContain('var(');
});

test('escapes labels', () => {
  const shapes = [{ kind: 'label', at: [0, 0], text: '</text><script>"&\u0000\ud800', size: 10 }] as const;
  expect(writeShapes(shapes, light)).toContain('>&lt;/text&gt;&lt;script&gt;&quot;&amp;\ufffd</text>');
  expect(escapeXml('a\tb\nc')).toBe('a\tb\nc');
});

test('uses the colours of global.css', () => {
  const css = readFileSync(new URL('../theme/global.css', import.meta.url), 'utf8');
  for (const tone of Object.keys(light) as (keyof typeof light)[]) {
    expect(css).toContain(`--${tone}: light-dark(${light[tone]}, ${dark[tone]});`);
  }
});
