import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { codePointsOf, readFontFile } from './font-source.ts';

/*
 * The fonts of the share cards. Their renderer reads neither variable fonts nor WOFF2, so the build writes static TTF
 * instances of the site's font. It also measures the one for titles, whose lines the server breaks itself.
 */

const NAME = 'virtual:share-fonts';
const RESOLVED = `\0${NAME}`;
const CACHE = fileURLToPath(new URL('../node_modules/.cache/share-fonts/', import.meta.url));

const parts = ['latin', 'latin-ext'];
// Both instances would be called "Anek Latin". A name of the same length can replace it without changing offsets.
const FAMILY = 'Anek Latin';
const instances = [
  { name: 'title', family: 'Anek Title', axes: { wdth: 116, wght: 700 }, isMeasured: true },
  { name: 'label', family: 'Anek Label', axes: { wdth: 84, wght: 700 }, isMeasured: false },
];

type FontInstance = { file: string; data: Buffer; isMeasured: boolean };

export function shareFonts(): Plugin {
  let isBuild = false;
  let instancesPromise: Promise<FontInstance[]> | undefined;
  return {
    name: 'share-fonts',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      instancesPromise ??= makeInstances();
      const fonts = await instancesPromise;
      const metrics = JSON.stringify(measure(fonts.filter(({ isMeasured }) => isMeasured)));
      const names = JSON.stringify(fonts.map(({ file }) => file));
      if (!isBuild) writeTo(CACHE, fonts);
      const folder = isBuild ? 'import.meta.dirname + "/fonts/"' : JSON.stringify(CACHE);
      return `export const fontFiles = ${names}.map((name) => ${folder} + name);\nexport const metrics = ${metrics};\n`;
    },
    // A server build emits no assets by itself.
    async writeBundle({ dir }) {
      if (instancesPromise && dir) writeTo(join(dir, 'fonts/'), await instancesPromise);
    },
  };
}

async function makeInstances(): Promise<FontInstance[]> {
  return Promise.all(
    instances.flatMap(({ name, family, axes, isMeasured }) =>
      parts.map(async (part) => {
        const source = readFontFile(`anek-latin/files/anek-latin-${part}-standard-normal`);
        const allCharacters = String.fromCodePoint(...codePointsOf(source));
        const data = await subsetFont(source, allCharacters, { targetFormat: 'sfnt', variationAxes: axes });
        return { file: `${name}-${part}.ttf`, data: rename(data, family), isMeasured };
      }),
    ),
  );
}

function rename(font: Buffer, family: string): Buffer {
  let text = font.toString('latin1');
  for (const encoding of ['latin1', 'utf16le'] as const) {
    const encode = (name: string) => {
      const bytes = Buffer.from(name, encoding);
      return (encoding === 'utf16le' ? bytes.swap16() : bytes).toString('latin1');
    };
    text = text.replaceAll(encode(FAMILY), encode(family));
  }
  return Buffer.from(text, 'latin1');
}

function measure(fonts: readonly FontInstance[]): Record<string, number> {
  const metrics: Record<string, number> = {};
  for (const { data } of fonts) {
    const font = create(data) as Font;
    for (const code of font.characterSet) {
      const width = font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
      metrics[String.fromCodePoint(code)] ??= Math.round(width * 1000) / 1000;
    }
  }
  return metrics;
}

function writeTo(folder: string, fonts: readonly FontInstance[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, data } of fonts) writeFileSync(join(folder, file), data);
}
