import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server.ts';

const ROUNDS = 5;
const CLIENTS = 200;

test(`every lead acknowledged before SIGKILL is there afterwards, exactly once, in ${ROUNDS} rounds`, async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const env = { DATABASE_URL, SEED: 'none' };
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(env);
    // Killed at another moment every round, always with a request of each client on the way.
    const killAfter = 10 + round * 90;
    let answers = 0;
    const sendUntilTheEnd = async (_: unknown, client: number) => {
      for (let lead = 0; ; lead++) {
        const message = `Round ${round}, client ${client}, lead ${lead}, please call us`;
        const answer = await sendLead(server, message);
        if (answer?.status !== 201) return;
        acknowledged.push(message);
        answers += 1;
        if (answers === killAfter) void server.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, sendUntilTheEnd));
    expect(answers).toBeGreaterThanOrEqual(killAfter);
  }

  const server = await startServer(env);
  const list = await server.get('/api/contact-submissions', await server.login());
  const stored = ((await list.json()) as { message: string }[]).map(({ message }) => message);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
});

async function sendLead(server: ServerProcess, message: string): Promise<Response | undefined> {
  const lead = { name: 'Asha Rao', email: 'asha@client.example', message };
  // The server is killed under some of these: they have no answer.
  return server.post('/api/contact', lead).catch(() => undefined);
}
