import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSprite } from '../../../build/draw-icons.ts';

test('icons.svg is what build/draw-icons.ts writes', () => {
  const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
  expect(sprite).toBe(drawSprite());
});
