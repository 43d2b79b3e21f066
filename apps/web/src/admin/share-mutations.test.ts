import type { AppRouter } from '@site/api/public-types';
import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { shareMutations } from './share-mutations.ts';

/** A client whose requests are answered later, all together. */
function testClient() {
  const sent: unknown[] = [];
  let waiting: (() => void)[] = [];
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        sent.push(op.input);
        waiting.push(() => {
          observer.next({ result: { type: 'data', data: sent.length } });
          observer.complete();
        });
      });
  const answerAll = () => {
    for (const answer of waiting) answer();
    waiting = [];
  };
  return { client: createTRPCClient<AppRouter>({ links: [shareMutations(), server] }), sent, answerAll };
}

test('a mutation equal to one in flight shares its response; a later one is sent again', async () => {
  const { client, sent, answerAll } = testClient();
  const note = { kind: 'contact', id: 1, text: 'Wants tea' } as const;
  const other = { ...note, text: 'Wants coffee' };
  const answers = [
    client.lead.addNote.mutate(note),
    client.lead.addNote.mutate(note),
    client.lead.addNote.mutate(other),
  ];
  answerAll();
  await Promise.all(answers);
  expect(sent).toEqual([note, other]);
  const again = client.lead.addNote.mutate(note);
  answerAll();
  await again;
  expect(sent).toEqual([note, other, note]);
});

test('equal queries are sent separately', async () => {
  const { client, sent, answerAll } = testClient();
  const answers = [
    client.lead.byId.query({ kind: 'contact', id: 1 }),
    client.lead.byId.query({ kind: 'contact', id: 1 }),
  ];
  answerAll();
  await Promise.all(answers);
  expect(sent).toHaveLength(2);
});
