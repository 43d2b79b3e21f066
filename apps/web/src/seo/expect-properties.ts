import { expect } from 'vitest';
import type { JsonLd } from './json-ld.ts';

/** For tests of structured data: each property exists and is not empty. */
export function expectProperties(data: JsonLd, names: string[]) {
  expect(data['@context']).toBe('https://schema.org');
  for (const name of names) {
    expect([name, data[name]]).not.toEqual([name, undefined]);
    expect([name, data[name]]).not.toEqual([name, '']);
  }
  expect(JSON.stringify(data)).not.toContain('undefined');
}
