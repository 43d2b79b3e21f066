import { emptyDatabaseUrl } from '@site/db/testing';
import { expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server.ts';

const ROUNDS = 5;
const LEADS = 200;

test(`every lead acknowledged before SIGKILL is there afterwards, exactly once, in ${ROUNDS} rounds`, async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const env = { DATABASE_URL, SEED: 'none' };
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(env);
    // Killed at another moment every round, always with requests on the way.
    const killAfter = 10 + round * 40;
    let answers = 0;
    const sent = Array.from({ length: LEADS }, async (_, index) => {
      const message = `Round ${round}, lead ${index}, please call us`;
      const answer = await sendLead(server, message);
      if (answer?.status !== 201) return;
      acknowledged.push(message);
      answers += 1;
      if (answers === killAfter) await server.end('SIGKILL');
    });
    await Promise.all(sent);
    expect(answers).toBeGreaterThanOrEqual(killAfter);
    expect(answers).toBeLessThan(LEADS);
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
