import { Parser } from 'htmlparser2';
import { escapeXml, withoutInvalidCharacters } from '../content/xml.ts';
import { Refusal } from './refusal.ts';

/*
 * Rewrites an uploaded SVG with only the elements listed here. Scripts, event handlers, animations, embedded HTML and
 * external references are removed. The output is escaped as XML, so that no text can become an element.
 */

const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'image'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting'],
  ...['feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
]);
/** Elements that are removed, while their content is kept. */
const wrappers = new Set(['a', 'switch']);

const MAX_DEPTH = 100;
/** Nested copies could draw billions of elements. */
const MAX_COPIES = 10_000;

const ATTRIBUTE = /^(?!on)[a-z][\w-]*$/i;
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]+$/;
const UNSAFE_STYLE = /\\|<|@import|@font-face|expression|javascript:|behavior|binding/i;
const EXTERNAL_REFERENCE = /(?:url|src|image|image-set)\s*\(\s*(?!["']?#)/i;

export type Drawing = { svg: string; width: number; height: number };

export function cleanSvg(source: string): Drawing {
  const parts: string[] = [];
  const open: string[] = [];
  /** The targets of `use` within each element with an id; those of the whole drawing have no id. */
  const copies = new Map<string, string[]>();
  const ids: string[] = [];
  let copyCount = 0;
  /**
   * The text of the current <style>. The parser reports it in several parts, split at comments and character
   * references.
   */
  let style = '';
  let root: Record<string, string> | undefined;
  let skippedDepth = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (skippedDepth > 0 || (open.length === 0 && (root || name !== 'svg'))) {
          skippedDepth += 1;
          return;
        }
        if (open.length >= MAX_DEPTH) throw new Refusal('BAD_REQUEST', 'This SVG has too many levels.');
        if (open.at(-1) === 'style' || (!elements.has(name) && !wrappers.has(name))) {
          skippedDepth = 1;
          return;
        }
        root ??= attributes;
        open.push(name);
        ids.push(attributes.id ?? '');
        if (name === 'use') {
          copyCount += 1;
          if (copyCount > MAX_COPIES) throw tooManyCopies();
          for (const id of new Set(['', ...ids])) {
            const targets = copies.get(id);
            if (targets) targets.push(targetOf(attributes));
            else copies.set(id, [targetOf(attributes)]);
          }
        }
        if (elements.has(name)) parts.push(`<${name}${writeAttributes(name, attributes, open.length === 1)}>`);
      },
      ontext(text) {
        if (skippedDepth > 0 || open.length === 0) return;
        if (open.at(-1) === 'style') style += text;
        else parts.push(escapeXml(text));
      },
      onclosetag(name) {
        if (skippedDepth > 0) {
          skippedDepth -= 1;
          return;
        }
        open.pop();
        ids.pop();
        if (name === 'style') {
          if (isSafeStyle(style)) parts.push(escapeXml(style));
          style = '';
        }
        if (elements.has(name)) parts.push(`</${name}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(source);

  if (!root) throw new Refusal('BAD_REQUEST', 'This file is not an SVG drawing.');
  if (countCopies('', copies) > MAX_COPIES) throw tooManyCopies();
  return { svg: parts.join(''), ...sizeOf(root) };
}

const tooManyCopies = () => new Refusal('BAD_REQUEST', 'This SVG repeats its parts too often.');

const targetOf = (attributes: Record<string, string>) =>
  (attributes.href ?? attributes['xlink:href'] ?? '').replace(/^#/, '');

/** How many elements are drawn by `use` within an element. */
function countCopies(id: string, copies: Map<string, string[]>, depth = 0): number {
  if (depth > 8) return MAX_COPIES;
  let count = 0;
  for (const target of copies.get(id) ?? []) {
    count += 1 + countCopies(target, copies, depth + 1);
    if (count > MAX_COPIES) return count;
  }
  return count;
}

function writeAttributes(element: string, attributes: Record<string, string>, isRoot: boolean): string {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => isAllowed(element, name, value) && !(isRoot && /^(?:width|height|viewBox)$/.test(name)),
  );
  const names = kept.map(([name, value]) => [name === 'xlink:href' ? 'href' : name, value] as const);
  if (isRoot) {
    const { width, height } = sizeOf(attributes);
    names.push(['xmlns', 'http://www.w3.org/2000/svg'], ['viewBox', attributes.viewBox ?? `0 0 ${width} ${height}`]);
    names.push(['width', String(width)], ['height', String(height)]);
  }
  return [...new Map(names)].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
}

function isAllowed(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    if (element === 'image') return EMBEDDED_PICTURE.test(value);
    return /^#[^\s"'<>]+$/.test(value);
  }
  if (name === 'xml:space') return true;
  return ATTRIBUTE.test(name) && !/^xmlns|^src/i.test(name) && isSafeStyle(value);
}

/** Checks the text after the removal of characters that XML does not allow: `@im\u0001port` would become a rule. */
function isSafeStyle(text: string): boolean {
  const written = withoutInvalidCharacters(text);
  return !UNSAFE_STYLE.test(written) && !EXTERNAL_REFERENCE.test(written);
}

const MAX_SIZE = 10_000;

/** The size in pixels: as declared, else that of the view box. */
function sizeOf({ width = '', height = '', viewBox = '' }: Record<string, string>): { width: number; height: number } {
  const [declaredWidth, declaredHeight] = [toPixels(width), toPixels(height)];
  const [, , boxWidth = 0, boxHeight = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const size =
    declaredWidth && declaredHeight
      ? [declaredWidth, declaredHeight]
      : hasBox
        ? [declaredWidth || boxWidth, declaredHeight || boxHeight]
        : [0, 0];
  // SVG scales to any size, so the stored size keeps the aspect ratio and is only limited.
  const scale = Math.min(1, MAX_SIZE / Math.max(...size));
  const [shownWidth = 0, shownHeight = 0] = size.map((side) => Math.round(side * scale));
  if (shownWidth < 1 || shownHeight < 1) {
    throw new Refusal('BAD_REQUEST', 'This SVG has no size. Please export it with a width, a height and a view box.');
  }
  return { width: shownWidth, height: shownHeight };
}

function toPixels(length: string): number {
  const [, number] = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(length) ?? [];
  return Number(number ?? 0);
}
