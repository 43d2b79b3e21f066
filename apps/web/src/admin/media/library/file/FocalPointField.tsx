import { Button } from '@mantine/core';
import { mediaPicture } from '@site/schema/media-url';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useId, useRef } from 'react';
import { fromTablet } from '../../../../ui/theme/breakpoints.ts';
import classes from './FocalPointField.module.css';
import { centre, movePoint, type Point, pointAt } from './focal-point.ts';

type Props = {
  url: string;
  alt: string;
  point: Point;
  onChange: (point: Point) => void;
};

/** Picks the part of a picture that stays visible when it is cropped, by pointer and by arrow keys. */
export function FocalPointField({ url, alt, point, onChange }: Props) {
  const hint = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const picture = mediaPicture(url);
  if (!picture) return null;
  const { src, srcSets, width, height, color } = picture;
  const image = { src, ...(srcSets && { srcSet: srcSets.webp }), width, height };
  const isCentred = point.x === centre.x && point.y === centre.y;

  function pick(event: PointerEvent<HTMLElement>) {
    onChange(pointAt(event, event.currentTarget.getBoundingClientRect()));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    // The browser would drag the picture, and move the focus away from the handle.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    handle.current?.focus({ preventScroll: true });
    pick(event);
  }

  function onKeyDown(event: KeyboardEvent) {
    const moved = movePoint(point, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  }

  return (
    <div className={classes.field} data-transparent={!color || undefined}>
      <div className={classes.stage}>
        <div
          className={classes.picture}
          style={{
            aspectRatio: `${width} / ${height}`,
            maxWidth: `${(40 * width) / height}dvh`,
            backgroundColor: color,
          }}
          onPointerDown={onPointerDown}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pick(event)}
        >
          <img {...image} alt={alt} sizes={`${fromTablet} 480px, 92vw`} draggable={false} />
          <button
            ref={handle}
            type="button"
            role="slider"
            className={classes.handle}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            aria-label="Focal point"
            aria-describedby={hint}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={point.x}
            aria-valuetext={`${point.x}% from the left, ${point.y}% from the top`}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <div className={classes.hint}>
        <p id={hint}>Press what must stay visible when the picture is cropped, or use the arrow keys.</p>
        {!isCentred && (
          <Button size="xs" variant="subtle" flex="none" onClick={() => onChange(centre)}>
            Centre
          </Button>
        )}
      </div>
      <div className={classes.crops}>
        {crops.map(({ name, ratio }) => (
          <figure key={name} className={classes.crop}>
            <img
              {...image}
              alt=""
              sizes="240px"
              style={{ aspectRatio: ratio, backgroundColor: color, objectPosition: `${point.x}% ${point.y}%` }}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The ratios of cards and of the picture above an article. */
const crops = [
  { name: 'On cards', ratio: '16 / 10' },
  { name: 'Across a page', ratio: '21 / 9' },
];
