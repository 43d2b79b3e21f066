import { useEffect } from 'react';
import { loadMissingSymbol } from '../icons/sprite.ts';
import { objectSprite } from './cover-objects.ts';
import type { Drawing, Shape, Tone } from './drawing.ts';
import classes from './LineMap.module.css';
import { elementOf } from './shape-element.ts';

type Props = {
  drawing: Drawing;
  /** Animates the lines once, unless the reader prefers reduced motion. */
  draws?: boolean;
  className?: string | undefined;
  fit?: 'meet' | 'slice';
};

export function LineMap({ drawing: { width, height, shapes }, draws = false, className, fit = 'meet' }: Props) {
  return (
    <svg
      aria-hidden
      className={[classes.map, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      data-draws={draws || undefined}
    >
      {shapes.map((shape, index) => (
        <ShapeView key={index} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeView({ shape }: { shape: Shape }) {
  const object = shape.kind === 'object' ? shape.name : undefined;
  useEffect(() => {
    if (object) loadMissingSymbol(objectSprite, object);
  }, [object]);
  const { tag: Tag, attributes, text } = elementOf(shape, colorOf);
  if (shape.kind === 'line') return <path {...attributes} pathLength={1} className={classes.line} />;
  if (shape.kind !== 'label') return <Tag {...attributes} />;
  return (
    <Tag {...attributes} className={shape.tone ? classes.figure : classes.label}>
      {text}
    </Tag>
  );
}

function colorOf(tone: Tone): string {
  return `var(--${tone})`;
}
