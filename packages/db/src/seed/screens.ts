import { createHash } from 'node:crypto';
import { dark, light } from '@site/schema/palette';
import { apps } from './screens/apps.ts';
import { dashboards } from './screens/dashboards.ts';
import type { Screen } from './screens/screen.ts';
import { shops } from './screens/shops.ts';
import { websites } from './screens/websites.ts';

/*
 * Drawn screens of the demo's projects, in the colours and the stroke of the covers. They are files of the media library.
 */

const WIDTH = 1600;
const HEIGHT = 1000;

const drawn = [...shops, ...dashboards, ...apps, ...websites];

const declare = ({ ground, raised, ink, rule, grey, ...lines }: typeof light, line: Screen['line']) =>
  `--ground:${ground};--raised:${raised};--ink:${ink};--rule:${rule};--grey:${grey};--line:${lines[line]}`;

const rules = [
  'rect,path,circle{stroke-linecap:round;stroke-linejoin:round;stroke-width:3}',
  '.panel{fill:var(--ground);stroke:var(--ink)}.edged{stroke:var(--ink)}',
  '.line{fill:var(--line)}.ink{fill:var(--ink)}.rule{fill:var(--rule)}.grey{fill:var(--grey)}',
  '.raised{fill:var(--raised)}.ground{fill:var(--ground)}',
  '.stroke,.hair,.check,.accent,.graph,.spark,.track,.trail,.road,.wall,.pen,.tick,.missing,.dashed{fill:none;stroke:var(--ink)}',
  '.hair,.road{stroke:var(--rule)}.check,.accent,.graph,.track,.trail{stroke:var(--line)}.check,.spark,.tick{stroke-width:4}',
  '.graph,.wall{stroke-width:6}.track{stroke-width:16}.trail,.road{stroke-width:10}.wall{stroke-linecap:butt;stroke-linejoin:miter}',
  '.pen,.tick,.missing,.spark.inverse{stroke:var(--ground)}.dashed,.missing{stroke-dasharray:2 8}',
  '.station,.inked{fill:var(--ground);stroke:var(--ink);stroke-width:6}.inked{fill:var(--ink)}.thin{stroke-width:3}.free{fill:var(--ground);stroke:var(--rule)}',
].join('');

function svgOf({ line, shapes }: Screen): string {
  const colors = `svg{${declare(light, line)}}@media (prefers-color-scheme:dark){svg{${declare(dark, line)}}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${colors}${rules}</style><rect class="raised" width="800" height="500"/>${shapes.join('')}</svg>`,
  ].join('');
}

/** The drawings with their texts, as the media library has them. */
export const screens = drawn.map((screen) => {
  const { client, subject, alt, caption } = screen;
  const name = `${client}: ${subject}`;
  const file = `${name.toLowerCase().replace(/\W+/g, '-')}.svg`;
  const svg = svgOf(screen);
  const hash = createHash('sha256').update(svg).digest('hex');
  const facts = {
    kind: 'picture' as const,
    bytes: Buffer.byteLength(svg),
    width: WIDTH,
    height: HEIGHT,
    color: 'ffffff',
  };
  return { client, svg, caption, media: { name, file, alt, hash, folder: 'Demo content', ...facts } };
});
