import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readState, writeState } from './state.ts';

function stateWith(value: unknown) {
  const client = new QueryClient();
  client.setQueryData(['answer'], value);
  return writeState(client, { site: { publicUrl: 'https://agency.example' } });
}

test('what the server knows arrives in the browser, dates as dates', () => {
  const createdAt = new Date('2025-06-01T10:00:00.000Z');
  const { queries, site } = readState(stateWith({ createdAt }));
  expect(site.publicUrl).toBe('https://agency.example');
  expect(queries.queries[0]?.state.data).toEqual({ createdAt });
});

test('nothing in the data can end the element that carries it', () => {
  const text = stateWith('</script><script>alert(1)</script><!--');
  expect(text).not.toContain('<');
  expect(readState(text).queries.queries[0]?.state.data).toBe('</script><script>alert(1)</script><!--');
});
