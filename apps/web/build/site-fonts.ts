import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { codePointsOf, readFontFile } from './font-source.ts';

/*
 * The fonts of the pages, cut from the published ones: a first file with what nearly every page needs, and the axes
 * only as far as the design turns them; the rest of the alphabet in files that a browser asks for when a page uses it.
 * Those make families of their own: for each file of a family that is not there yet, a browser asks the system for a
 * font to stand in, once for each size of text, also where nothing is drawn in it.
 */

type Axis = { min: number; max: number };
type Axes = { wdth?: Axis; wght: Axis };
type Face = {
  family: string;
  file: string;
  source: string;
  has: (code: number) => boolean;
  axes: Axes;
  /** What the style sheet says of them. Only faces that say the same complete each other. */
  said?: Axes;
  features?: string[];
  /** Descriptors beyond those that follow from the axes. */
  more?: string;
};

const CACHE = fileURLToPath(new URL('../node_modules/.cache/site-fonts/', import.meta.url));
// What else the published fonts can do, fractions above all, costs a tenth of the file.
const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];

const RUPEE = 0x20b9;
const ascii = Array.from({ length: 95 }, (_, index) => 32 + index);
const basicText = new Set([...ascii, ...codesOf('\u00a0–—‘’“”…×·©÷−½°•®é')]);
// Every character costs Anek three times as much: what headlines and labels hardly hold is not in its first file.
const rareInTitles = new Set(codesOf('÷−½°•®é{}[]<>|\\^~`_'));
const basic = new Set([...basicText].filter((code) => !rareInTitles.has(code)));
const isRupee = (code: number) => code === RUPEE;
const isOutside = (first: ReadonlySet<number>) => (code: number) => !first.has(code) && !isRupee(code);

const anek = { wdth: { min: 84, max: 116 }, wght: { min: 600, max: 700 } };
const hanken = { wght: { min: 400, max: 700 } };
const anekFile = (part: string) => `anek-latin/files/anek-latin-${part}-standard-normal`;
const hankenFile = (part: string) => `hanken-grotesk/files/hanken-grotesk-${part}-wght-normal`;

const rupee = {
  file: 'rupee',
  source: anekFile('latin-ext'),
  has: isRupee,
  features: [],
  axes: { ...anek, wght: hanken.wght },
};

const faces: Face[] = [
  { family: 'Anek', file: 'anek', source: anekFile('latin'), has: (code) => basic.has(code), axes: anek },
  { family: 'Anek more', file: 'anek-latin', source: anekFile('latin'), has: isOutside(basic), axes: anek },
  { family: 'Anek more', file: 'anek-latin-ext', source: anekFile('latin-ext'), has: isOutside(basic), axes: anek },
  { family: 'Hanken', file: 'hanken', source: hankenFile('latin'), has: (code) => basicText.has(code), axes: hanken },
  { family: 'Hanken more', file: 'hanken-latin', source: hankenFile('latin'), has: isOutside(basicText), axes: hanken },
  {
    family: 'Hanken more',
    file: 'hanken-latin-ext',
    source: hankenFile('latin-ext'),
    has: isOutside(basicText),
    axes: hanken,
  },
  { family: 'Anek rupee', ...rupee, said: anek },
  // Hanken draws no rupee: it borrows Anek's, as tall as its own capitals.
  { family: 'Hanken rupee', ...rupee, said: hanken, more: 'size-adjust: 109%;' },
];

export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    async config() {
      return { resolve: { alias: { '@fonts': await makeFonts() } } };
    },
  };
}

/** The folder with the files and the style sheet that names them; made once for as long as nothing changes. */
async function makeFonts(): Promise<string> {
  const sources = new Map(faces.map(({ source }) => [source, readFontFile(source)]));
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const source of sources.values()) hash.update(source);
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  const sheet = join(folder, 'faces.css');
  if (existsSync(sheet)) return folder;

  mkdirSync(folder, { recursive: true });
  const rules = [...new Set(faces.map(holderOf))];
  const made = new Set<string>();
  // Some characters stand in two of the sources: the first is the likelier to be there.
  const drawn = new Set<string>();
  for (const face of faces) {
    const source = sources.get(face.source);
    if (!source) continue;
    const codes = codePointsOf(source).filter((code) => face.has(code) && !drawn.has(face.family + code));
    for (const code of codes) drawn.add(face.family + code);
    rules.push(ruleOf(face, codes));
    if (made.has(face.file)) continue;
    made.add(face.file);
    const font = await subsetFont(source, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: face.features ?? FEATURES,
      dropTables: face.features?.length === 0 ? ['GDEF', 'GPOS', 'GSUB', 'STAT'] : ['STAT'],
      noHinting: true,
    });
    writeFileSync(join(folder, `${face.file}.woff2`), font);
  }
  writeFileSync(sheet, rules.join('\n'));
  return folder;
}

function ruleOf({ family, file, axes, said = axes, more }: Face, codes: readonly number[]): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}.woff2") format("woff2");
  font-weight: ${said.wght.min} ${said.wght.max};
  ${said.wdth ? `font-stretch: ${said.wdth.min}% ${said.wdth.max}%;` : ''}
  font-display: swap;
  unicode-range: ${rangesOf(codes).join(', ')};
  ${more ?? ''}
}`;
}

/** A face with nothing to draw, for before the others come: of a family without faces a browser asks the system. */
function holderOf({ family }: Face): string {
  return `@font-face { font-family: "${family}"; src: local("Liberation Sans"); unicode-range: U+0; }`;
}

function rangesOf(codes: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
}

function codesOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
