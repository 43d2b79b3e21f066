import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconNames } from '../src/ui/icons/icon-names.ts';

/*
 * Writes the icon sprite, ui/icons/icons.svg, from Tabler's SVG files.
 */

const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const file = new URL('../src/ui/icons/icons.svg', import.meta.url);

export function drawSprite(): string {
  const symbols = iconNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${pathsOf(name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function pathsOf(name: string): string {
  const source = fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${name}.svg`));
  const [, paths] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(source, 'utf8')) ?? [];
  if (!paths) throw new Error(`${source} is not an SVG`);
  return paths.replace(/\s*\n\s*/g, '');
}

if (import.meta.main) writeFileSync(file, drawSprite());
