import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

export function readFontFile(file: string): Buffer {
  return readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`));
}

/** The code points that the font has characters for. */
export function codePointsOf(font: Buffer): number[] {
  return (create(font) as Font).characterSet;
}
