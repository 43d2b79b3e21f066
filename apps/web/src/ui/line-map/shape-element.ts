import { symbolId } from '../icons/sprite.ts';
import { objectSprite } from './cover-objects.ts';
import type { Shape, Tone } from './drawing.ts';

const OBJECT = { width: 260, height: 280, margin: 8 };

export type ShapeElement = {
  tag: 'path' | 'circle' | 'rect' | 'text' | 'use';
  /** Named as in React: `strokeWidth`. */
  attributes: Record<string, string | number | undefined>;
  text?: string;
};

/** The SVG element of a shape, which LineMap.tsx renders with React and svg.ts writes as text. */
export function elementOf(shape: Shape, colorOf: (tone: Tone) => string): ShapeElement {
  const outline = (strokeWidth: number) => ({ fill: colorOf('ground'), stroke: colorOf('ink'), strokeWidth });
  switch (shape.kind) {
    case 'line': {
      const { d, tone, width } = shape;
      return { tag: 'path', attributes: { d, fill: 'none', stroke: colorOf(tone), strokeWidth: width } };
    }
    case 'station': {
      const { radius, stroke, at } = shape;
      return { tag: 'circle', attributes: { cx: at[0], cy: at[1], r: radius, ...outline(stroke) } };
    }
    case 'interchange': {
      const { at, width, height, stroke } = shape;
      const corner = { x: at[0] - width / 2, y: at[1] - height / 2 };
      return {
        tag: 'rect',
        attributes: { ...corner, width, height, rx: Math.min(width, height) / 2, ...outline(stroke) },
      };
    }
    case 'box': {
      const { at, width, height, radius, fill, stroke } = shape;
      const attributes = { x: at[0], y: at[1], width, height, rx: radius, ...(stroke && outline(stroke)) };
      return { tag: 'rect', attributes: { ...attributes, fill: colorOf(fill) } };
    }
    case 'object': {
      const { name, at, tone } = shape;
      const corner = { x: at[0] - OBJECT.margin, y: at[1] - OBJECT.margin };
      const size = { width: OBJECT.width + 2 * OBJECT.margin, height: OBJECT.height + 2 * OBJECT.margin };
      const href = `#${symbolId(objectSprite, name)}`;
      return { tag: 'use', attributes: { href, ...corner, ...size, color: colorOf(tone) } };
    }
    case 'label': {
      const { at, size, anchor, tone, text } = shape;
      const attributes = { x: at[0], y: at[1], fontSize: size, textAnchor: anchor };
      return { tag: 'text', attributes: { ...attributes, ...(tone && { fill: colorOf(tone) }) }, text };
    }
  }
}
