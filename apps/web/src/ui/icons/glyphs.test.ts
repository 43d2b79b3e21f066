import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSprite } from '../../../build/draw-icons.ts';

test('the sprite holds every icon as Tabler draws it', () => {
  const sprite = readFileSync(new URL('./glyphs.svg', import.meta.url), 'utf8');
  expect(sprite).toBe(drawSprite());
});
