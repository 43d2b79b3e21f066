import type { CSSProperties } from 'react';
import type { Drawing, Shape, Tone } from './drawing.ts';
import classes from './LineMap.module.css';

type Props = {
  drawing: Drawing;
  /** The accessible name; a drawing without a title is decorative. */
  title?: string;
  /** Animates the lines once, unless the reader prefers reduced motion. */
  draws?: boolean;
  className?: string | undefined;
  fit?: 'meet' | 'slice';
};

export function LineMap({ drawing: { width, height, shapes }, title, draws = false, className, fit = 'meet' }: Props) {
  const role = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a title, or is hidden as decoration
    <svg
      {...role}
      className={[classes.map, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      data-draws={draws || undefined}
    >
      {title && <title>{title}</title>}
      {shapes.map((shape, index) => (
        <ShapeView key={index} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'line':
      return (
        <path
          d={shape.d}
          fill="none"
          stroke={colorOf(shape.tone)}
          strokeWidth={shape.width}
          pathLength={1}
          className={classes.line}
        />
      );
    case 'station': {
      const [cx, cy] = shape.at;
      return (
        <circle
          cx={cx}
          cy={cy}
          r={shape.radius}
          fill={colorOf('ground')}
          stroke={colorOf('ink')}
          strokeWidth={shape.stroke}
        />
      );
    }
    case 'interchange': {
      const [x, y] = shape.at;
      return (
        <rect
          x={x - shape.width / 2}
          y={y - shape.height / 2}
          width={shape.width}
          height={shape.height}
          rx={Math.min(shape.width, shape.height) / 2}
          fill={colorOf('ground')}
          stroke={colorOf('ink')}
          strokeWidth={shape.stroke}
        />
      );
    }
    case 'box': {
      const [x, y] = shape.at;
      const outline = shape.stroke ? { stroke: colorOf('ink'), strokeWidth: shape.stroke } : {};
      return (
        <rect
          x={x}
          y={y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
          fill={colorOf(shape.fill)}
          {...outline}
        />
      );
    }
    case 'label': {
      const [x, y] = shape.at;
      const style: CSSProperties = { fontSize: shape.size };
      return (
        <text x={x} y={y} textAnchor={shape.anchor} className={classes.label} style={style}>
          {shape.text}
        </text>
      );
    }
  }
}

function colorOf(tone: Tone): string {
  return `var(--${tone})`;
}
