/** In percent from the left and from the top. */
export type Point = { x: number; y: number };

export const centre: Point = { x: 50, y: 50 };

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The point of a box that is below the pointer. */
export const pointAt = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point => ({
  x: percent(((clientX - left) / width) * 100),
  y: percent(((clientY - top) / height) * 100),
});

const directions: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Returns the focal point after a key press: an arrow key moves the point by one percent of the picture, or by ten
 * percent with Shift. Returns undefined for other keys.
 */
export function movePoint({ x, y }: Point, key: string, isFast: boolean): Point | undefined {
  const direction = directions[key];
  const step = isFast ? 10 : 1;
  return direction && { x: percent(x + direction.x * step), y: percent(y + direction.y * step) };
}
