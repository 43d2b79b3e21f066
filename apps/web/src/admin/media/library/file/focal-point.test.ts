import { expect, test } from 'vitest';
import { movePoint, pointAt } from './focal-point.ts';

const box = { left: 100, top: 50, width: 400, height: 200 };

test.each([
  [
    { clientX: 100, clientY: 50 },
    { x: 0, y: 0 },
  ],
  [
    { clientX: 401, clientY: 100 },
    { x: 75, y: 25 },
  ],
  // While dragging, the pointer may leave the picture.
  [
    { clientX: 900, clientY: 20 },
    { x: 100, y: 0 },
  ],
])('the pointer at %j picks %j', (pointer, point) => {
  expect(pointAt(pointer, box)).toEqual(point);
});

test('arrow keys move the point by one percent, with Shift by ten, and stop at the edges', () => {
  expect(movePoint({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 });
  expect(movePoint({ x: 50, y: 50 }, 'ArrowDown', true)).toEqual({ x: 50, y: 60 });
  expect(movePoint({ x: 3, y: 0 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 0 });
  expect(movePoint({ x: 3, y: 0 }, 'Enter', false)).toBeUndefined();
});
