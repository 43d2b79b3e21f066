import { createHash } from 'node:crypto';
import { dark, light } from '@site/schema/palette';
import { board, catalogue, checkout, queue, report, route } from './screen-shapes.ts';

/*
 * Drawn screens of the demo's projects, in the colours and the stroke of the covers. They are files of the media library.
 */

type Line = 'teal' | 'blue';
type Screen = {
  client: string;
  name: string;
  file: string;
  alt: string;
  caption: string;
  line: Line;
  shapes: string[];
};

const WIDTH = 1600;
const HEIGHT = 1000;

const drawn: Screen[] = [
  {
    client: 'Saffron Lane',
    name: 'Saffron Lane: checkout',
    file: 'saffron-lane-checkout.svg',
    alt: 'Drawing of the checkout on a phone: PIN code, two jars and one button for UPI',
    caption: 'Schematic drawing: the PIN code fills in three lines, and the first button pays by UPI.',
    line: 'teal',
    shapes: checkout,
  },
  {
    client: 'Saffron Lane',
    name: 'Saffron Lane: catalogue',
    file: 'saffron-lane-catalogue.svg',
    alt: 'Drawing of the catalogue: six jars with their weights beside a list of filters',
    caption: 'Schematic drawing: the catalogue, with a weight to choose on each jar.',
    line: 'teal',
    shapes: catalogue,
  },
  {
    client: 'Kavya Diagnostics',
    name: 'Kavya Diagnostics: queue',
    file: 'kavya-diagnostics-queue.svg',
    alt: 'Drawing of the queue of the pathologist: results out of range come first, and one is signed',
    caption: 'Schematic drawing: values out of range stand at the top of the queue.',
    line: 'blue',
    shapes: queue,
  },
  {
    client: 'Kavya Diagnostics',
    name: 'Kavya Diagnostics: report',
    file: 'kavya-diagnostics-report.svg',
    alt: 'Drawing of two phones: a message with a one-time password, and the report with its ranges',
    caption: 'Schematic drawing: the message, the one-time password and the report.',
    line: 'blue',
    shapes: report,
  },
  {
    client: 'Terai Cold Chain',
    name: 'Terai Cold Chain: board',
    file: 'terai-cold-chain-board.svg',
    alt: 'Drawing of the board in the dispatch room: the warmest truck is at the top and filled with colour',
    caption: 'Schematic drawing: the board, with the truck that needs help at the top.',
    line: 'blue',
    shapes: board,
  },
  {
    client: 'Terai Cold Chain',
    name: 'Terai Cold Chain: route',
    file: 'terai-cold-chain-route.svg',
    alt: 'Drawing of a truck on its route with a repair partner ahead, and its temperature, which falls again',
    caption: 'Schematic drawing: a truck, the repair partner on its way, and the temperature that was put right.',
    line: 'blue',
    shapes: route,
  },
];

const declare = ({ ground, raised, ink, rule, grey, ...lines }: typeof light, line: Line) =>
  `--ground:${ground};--raised:${raised};--ink:${ink};--rule:${rule};--grey:${grey};--line:${lines[line]}`;

const rules = [
  'rect,path,circle{stroke-linecap:round;stroke-linejoin:round;stroke-width:3}',
  '.panel{fill:var(--ground);stroke:var(--ink)}.edged{stroke:var(--ink)}',
  '.line{fill:var(--line)}.ink{fill:var(--ink)}.rule{fill:var(--rule)}.grey{fill:var(--grey)}',
  '.raised{fill:var(--raised)}.ground{fill:var(--ground)}',
  '.stroke,.hair,.check,.accent,.graph,.spark,.track,.pen,.dashed,.wrench{fill:none;stroke:var(--ink)}',
  '.hair{stroke:var(--rule)}.check,.accent,.graph,.track{stroke:var(--line)}.check,.spark{stroke-width:4}',
  '.graph{stroke-width:6}.track{stroke-width:16}.pen,.wrench,.spark.inverse{stroke:var(--ground)}.dashed{stroke-dasharray:2 8}',
  '.station{fill:var(--ground);stroke:var(--ink);stroke-width:6}.thin{stroke-width:3}',
  'text{font-family:Arial,sans-serif;font-weight:700;fill:var(--ink)}.inverse{fill:var(--ground)}path.inverse{fill:none}',
  '.middle{text-anchor:middle}.end{text-anchor:end}',
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
  const { client, name, file, alt, caption } = screen;
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
