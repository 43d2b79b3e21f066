import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { glyphNames } from '../src/ui/icons/glyphs.ts';

/*
 * Draws the sprite of icons from Tabler's own files.
 */

const LOOK = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const file = new URL('../src/ui/icons/glyphs.svg', import.meta.url);

export function drawSprite(): string {
  const symbols = glyphNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24" ${LOOK}>${drawingOf(name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function drawingOf(name: string): string {
  const source = fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${name}.svg`));
  const [, drawing] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(source, 'utf8')) ?? [];
  if (!drawing) throw new Error(`${source} holds no drawing`);
  return drawing.replace(/\s*\n\s*/g, '');
}

if (import.meta.main) writeFileSync(file, drawSprite());
