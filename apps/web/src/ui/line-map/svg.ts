import { darkPalette, type Look, lightPalette } from '@site/schema/look';
import type { Palette } from '@site/schema/palette';
import objectText from './cover-objects.svg?raw';
import type { Drawing, Shape, Tone } from './drawing.ts';
import { elementOf, type ShapeElement } from './shape-element.ts';

/*
 * Writes drawings as SVG text: whole files or fragments. <LineMap> renders them in pages.
 */

/** An SVG file that follows the reader's colour scheme. */
export function standaloneSvg({ width, height, shapes }: Drawing, look?: Look): string {
  const [light, dark] = [lightPalette(look), darkPalette(look)].map(declare);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>svg{${light}}@media (prefers-color-scheme:dark){svg{${dark}}}</style>`,
    `<rect width="${width}" height="${height}" fill="var(--raised)"/>`,
    ...shapes.map((shape) => writeShape(shape, (tone) => `var(--${tone})`)),
    '</svg>',
  ].join('');
}

/** The shapes alone, in fixed colours, for use inside another SVG. */
export function writeShapes(shapes: readonly Shape[], palette: Palette, fontFamily?: string): string {
  return shapes.map((shape) => writeShape(shape, (tone) => palette[tone], fontFamily)).join('');
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

function writeShape(shape: Shape, color: (tone: Tone) => string, fontFamily?: string): string {
  if (shape.kind === 'object') return writeObject(shape, color);
  const { tag, attributes, text } = elementOf(shape, color);
  if (text === undefined) return `<${tag}${write(attributes)}/>`;
  const { fontSize, ...others } = attributes;
  const font = fontFamily
    ? { fontFamily, fontSize }
    : { fontFamily: FALLBACK_FONT, fontSize: Number(fontSize) * FALLBACK_SCALE };
  return `<${tag}${write({ fill: color('ink'), fontWeight: 700, ...font, ...others })}>${escapeXml(text)}</${tag}>`;
}

/** The content of the object's symbol: renderers of images neither share symbols nor know the colours of the page. */
function writeObject({ name, at, tone }: Extract<Shape, { kind: 'object' }>, color: (tone: Tone) => string): string {
  const content = (objects.get(name) ?? '')
    .replaceAll('currentColor', color(tone))
    .replace(/var\(--(\w+)\)/g, (_, other: Tone) => color(other));
  return `<g transform="translate(${at[0]} ${at[1]})" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;
}

const objects = new Map(
  Array.from(objectText.matchAll(/<symbol id="(\w+)"[^>]*>(.*)<\/symbol>/g), ([, name = '', content = '']) => [
    name,
    content,
  ]),
);

/** An SVG image cannot load web fonts. System fonts are wider than the font of the site, so text is written smaller. */
const FALLBACK_FONT = 'Arial, sans-serif';
const FALLBACK_SCALE = 0.84;

function write(attributes: ShapeElement['attributes']): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'number' ? Math.round(value * 100) / 100 : escapeXml(value ?? '');
      return ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${text}"`;
    })
    .join('');
}

function declare(palette: Palette): string {
  return Object.entries(palette)
    .map(([tone, value]) => `--${tone}:${value}`)
    .join(';');
}
