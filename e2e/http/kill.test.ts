import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server.ts';

const ROUNDS = 5;
const CLIENTS = 200;

test('keeps every acknowledged lead exactly once when the server is killed', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const env = { DATABASE_URL, SEED: 'none' };
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(env);
    // Each round kills at another moment, while every client has a request in flight.
    const killAfter = 10 + round * 90;
    let responses = 0;
    const sendUntilKilled = async (_: unknown, client: number) => {
      for (let lead = 0; ; lead++) {
        const message = `Round ${round}, client ${client}, lead ${lead}, please call us`;
        const response = await sendLead(server, message);
        if (response?.status !== 201) return;
        acknowledged.push(message);
        responses += 1;
        if (responses === killAfter) void server.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, sendUntilKilled));
    expect(responses).toBeGreaterThanOrEqual(killAfter);
  }

  const server = await startServer(env);
  const list = await server.get('/api/contact-submissions', await server.login());
  const stored = ((await list.json()) as { message: string }[]).map(({ message }) => message);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
});

async function sendLead(server: ServerProcess, message: string): Promise<Response | undefined> {
  const lead = { name: 'Asha Rao', email: 'asha@client.example', message };
  // Requests that are in flight when the server is killed fail.
  return server.post('/api/contact', lead).catch(() => undefined);
}
