import type { Drawing, Shape, Tone } from './drawing.ts';
import { dark, light, type Palette } from './palette.ts';

/*
 * Writes drawings as SVG text: whole files or fragments. <LineMap> renders them in pages.
 */

type Kind = Shape['kind'];
type Writers = { [K in Kind]: (shape: Extract<Shape, { kind: K }>, color: (tone: Tone) => string) => string };

/** An SVG file that follows the reader's colour scheme. */
export function standaloneSvg({ width, height, shapes }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>svg{${declare(light)}}@media (prefers-color-scheme:dark){svg{${declare(dark)}}}</style>`,
    `<rect width="${width}" height="${height}" fill="var(--raised)"/>`,
    ...shapes.map((shape) => writeShape(shape, (tone) => `var(--${tone})`)),
    '</svg>',
  ].join('');
}

/** The shapes alone, in fixed colours, for use inside another SVG. */
export function writeShapes(shapes: readonly Shape[], palette: Palette): string {
  return shapes.map((shape) => writeShape(shape, (tone) => palette[tone])).join('');
}

/** Escapes text for element contents and attributes, and removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function writeShape(shape: Shape, color: (tone: Tone) => string): string {
  const write = writers[shape.kind] as (shape: Shape, color: (tone: Tone) => string) => string;
  return write(shape, color);
}

const writers: Writers = {
  line: ({ d, tone, width }, color) =>
    `<path${attributes({ d, fill: 'none', stroke: color(tone), 'stroke-width': width })}/>`,
  station: ({ at: [cx, cy], radius, stroke }, color) =>
    `<circle${attributes({ cx, cy, r: radius, fill: color('ground'), stroke: color('ink'), 'stroke-width': stroke })}/>`,
  interchange: ({ at: [x, y], width, height, stroke }, color) =>
    `<rect${attributes({
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: width / 2,
      fill: color('ground'),
      stroke: color('ink'),
      'stroke-width': stroke,
    })}/>`,
  box: ({ at: [x, y], width, height, radius, fill, stroke }, color) =>
    `<rect${attributes({
      x,
      y,
      width,
      height,
      ...(radius && { rx: radius }),
      fill: color(fill),
      ...(stroke && { stroke: color('ink'), 'stroke-width': stroke }),
    })}/>`,
  label: ({ at: [x, y], text, size, anchor }, color) =>
    `<text${attributes({
      x,
      y,
      'font-family': 'Anek Latin, Arial, sans-serif',
      'font-weight': 700,
      'font-size': size,
      ...(anchor && { 'text-anchor': anchor }),
      fill: color('ink'),
    })}>${escapeXml(text)}</text>`,
};

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`)
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function declare(palette: Palette): string {
  return Object.entries(palette)
    .map(([tone, value]) => `--${tone}:${value}`)
    .join(';');
}
