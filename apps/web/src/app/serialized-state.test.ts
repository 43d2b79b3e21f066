import { expect, test } from 'vitest';
import { defaultSite } from '../seo/default-site.ts';
import { readState, writeState } from './serialized-state.ts';

const site = { publicUrl: 'https://agency.example', ...defaultSite };

test('restores the state with dates as dates', () => {
  const createdAt = new Date('2025-06-01T10:00:00.000Z');
  expect(readState(writeState({ site, data: { createdAt } }))).toMatchObject({ site, data: { createdAt } });
});

test('escapes text that could end the script element', () => {
  const data = '</script><script>alert(1)</script><!--';
  const text = writeState({ site, data });
  expect(text).not.toContain('<');
  expect(readState(text).data).toBe(data);
});
