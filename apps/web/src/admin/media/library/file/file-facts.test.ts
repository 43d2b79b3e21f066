import { expect, test } from 'vitest';
import { formatBytes } from './file-facts.ts';

test.each([
  [1, '1 KB'],
  [1_536, '2 KB'],
  [1_023_487, '999 KB'],
  [1_023_488, '1 MB'],
  [1_258_291, '1.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
