import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { codePointsOf, readFontFile } from './font-source.ts';

/*
 * Subsets the published fonts for the pages. Each family has a first file with the characters of nearly every page, and
 * files with the rest of the Latin alphabets, which a browser fetches by their unicode-range. Headlines have one width and
 * weight, labels one width: Anek for both takes 27 KB, with both axes 40 KB, as published 104 KB; Hanken 14 KB instead of 35 KB.
 * Large quotes are lighter: 10 KB, which only the pages of case studies and projects fetch. Rare characters in
 * quotes use the headline font.
 */

type Axis = number | { min: number; max: number };
type Axes = { wght: Axis; wdth?: Axis };
type Face = {
  family: string;
  axes: Axes;
  file: string;
  source: string;
  includes: (code: number) => boolean;
  features?: string[];
  sizeAdjust?: string;
};

const CACHE = fileURLToPath(new URL('../node_modules/.cache/site-fonts/', import.meta.url));
// The other features of the published fonts, mostly fractions, are a tenth of the file.
const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];

const RUPEE = 0x20b9;
const ascii = Array.from({ length: 95 }, (_, index) => 32 + index);
const commonText = new Set([...ascii, ...codePointsIn('\u00a0–—‘’“”…×·©÷−½°•®é')]);
// Headlines and labels hardly use these, and a character of Anek takes three times as many bytes as one of Hanken.
const rareInTitles = new Set(codePointsIn('÷−½°•®é{}[]<>|\\^~`_'));
const commonTitle = new Set([...commonText].filter((code) => !rareInTitles.has(code)));
const isRupee = (code: number) => code === RUPEE;
const isNeitherRupeeNorIn = (codes: ReadonlySet<number>) => (code: number) => !codes.has(code) && !isRupee(code);

const anekFile = (part: string) => `anek-latin/files/anek-latin-${part}-standard-normal`;
const hankenFile = (part: string) => `hanken-grotesk/files/hanken-grotesk-${part}-wght-normal`;
const headlines = { family: 'Anek', axes: { wght: 700, wdth: 116 } };
const quotes = { family: 'Anek quote', axes: { wght: 600, wdth: 108 } };
const labels = { family: 'Anek label', axes: { wght: { min: 600, max: 700 }, wdth: 84 } };
const hanken = { family: 'Hanken', axes: { wght: { min: 400, max: 700 } } };
const otherTitle = isNeitherRupeeNorIn(commonTitle);
const otherText = isNeitherRupeeNorIn(commonText);
const rupee = { source: anekFile('latin-ext'), includes: isRupee, features: [] };

const faces: Face[] = [
  { ...headlines, file: 'anek', source: anekFile('latin'), includes: (code) => commonTitle.has(code) },
  { ...headlines, file: 'anek-latin', source: anekFile('latin'), includes: otherTitle },
  { ...headlines, file: 'anek-latin-ext', source: anekFile('latin-ext'), includes: otherTitle },
  { ...headlines, ...rupee, file: 'anek-rupee' },
  { ...quotes, file: 'quote', source: anekFile('latin'), includes: (code) => commonTitle.has(code) },
  { ...labels, file: 'label', source: anekFile('latin'), includes: (code) => commonTitle.has(code) },
  { ...labels, file: 'label-latin', source: anekFile('latin'), includes: otherTitle },
  { ...labels, file: 'label-latin-ext', source: anekFile('latin-ext'), includes: otherTitle },
  { ...labels, ...rupee, file: 'label-rupee' },
  { ...hanken, file: 'hanken', source: hankenFile('latin'), includes: (code) => commonText.has(code) },
  { ...hanken, file: 'hanken-latin', source: hankenFile('latin'), includes: otherText },
  { ...hanken, file: 'hanken-latin-ext', source: hankenFile('latin-ext'), includes: otherText },
  // Hanken has no rupee sign. Anek's is scaled to the height of Hanken's capitals.
  { ...hanken, ...rupee, axes: { ...hanken.axes, wdth: 100 }, file: 'hanken-rupee', sizeAdjust: '109%' },
];

export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    async config() {
      return { resolve: { alias: { '@fonts': await buildFonts() } } };
    },
  };
}

/** Returns the folder with the font files and their style sheet, built again only when a source has changed. */
async function buildFonts(): Promise<string> {
  const sources = new Map(faces.map(({ source }) => [source, readFontFile(source)]));
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const source of sources.values()) hash.update(source);
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  const sheet = join(folder, 'faces.css');
  if (existsSync(sheet)) return folder;

  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  // Two sources of a family may contain the same character: the earlier face keeps it.
  const taken = new Set<string>();
  for (const face of faces) {
    const source = sources.get(face.source);
    if (!source) continue;
    const codes = codePointsOf(source).filter((code) => face.includes(code) && !taken.has(face.family + code));
    for (const code of codes) taken.add(face.family + code);
    rules.push(toRule(face, codes));
    writeFileSync(join(folder, `${face.file}.woff2`), await cut(source, codes, face));
  }
  writeFileSync(sheet, rules.join('\n'));
  return folder;
}

function cut(source: Buffer, codes: readonly number[], face: Face): Promise<Buffer> {
  const { axes, features = FEATURES } = face;
  return subsetFont(source, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    dropTables: features.length === 0 ? ['GDEF', 'GPOS', 'GSUB', 'STAT'] : ['STAT'],
    noHinting: true,
  });
}

function toRule({ family, file, axes: { wght }, sizeAdjust }: Face, codes: readonly number[]): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}.woff2") format("woff2");
  font-weight: ${typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`};
  font-display: swap;
  unicode-range: ${toRanges(codes).join(', ')};
  ${sizeAdjust ? `size-adjust: ${sizeAdjust};` : ''}
}`;
}

function toRanges(codes: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
}

function codePointsIn(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
