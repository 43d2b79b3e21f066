import { expect, test } from 'vitest';
import { pictureUrl } from './picture-url.ts';

test.each([
  ['http://cdn.example/a.jpg?from=http://b.example', 'https://cdn.example/a.jpg?from=http://b.example'],
  ['HTTP://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/art/http://a.svg', '/art/http://a.svg'],
])('pages load the picture %s from %s', (stored, loaded) => {
  expect(pictureUrl(stored)).toBe(loaded);
});
