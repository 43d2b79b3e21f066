import { openDatabase } from '@site/db/open';
import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { administrator } from '../launch.ts';
import { type ServerProcess, startServer } from '../server.ts';

// One kill while the first leads are stored, and one while leads, mails and webhooks of the first round are queued.
const ROUNDS = 2;
const CLIENTS = 200;

test('keeps every acknowledged lead exactly once, with its mails and webhooks, when the server is killed', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const env = { DATABASE_URL, SEED: 'none' };
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(env);
    if (round === 0) await addWebhook(server);
    // Each round kills at another moment, while every client has a request in flight.
    const killAfter = 10 + round * 180;
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
  await server.end('SIGTERM');
  expect(await readTraces(DATABASE_URL)).toEqual(
    Array.from(stored, () => ({ templates: ['confirmation', 'notice'], deliveries: 1 })),
  );
});

async function addWebhook(server: ServerProcess) {
  const authorization = await server.login();
  // The host does not exist; only the stored deliveries are counted.
  const webhook = { url: 'https://hooks.invalid/', events: ['lead.created'], currentPassword: administrator.password };
  expect((await server.post('/api/webhooks', webhook, authorization)).status).toBe(201);
}

/** The mails and the webhook deliveries of each stored contact. */
async function readTraces(url: string) {
  const { db, close } = openDatabase(url);
  onTestFinished(close);
  const [contacts, mails, deliveries] = await Promise.all([
    db.selectFrom('contactSubmissions').select('id').execute(),
    db.selectFrom('outbox').select(['leadId', 'template']).orderBy('template').execute(),
    db.selectFrom('webhookDeliveries').select('leadId').execute(),
  ]);
  const templates = Map.groupBy(mails, ({ leadId }) => leadId);
  const sent = Map.groupBy(deliveries, ({ leadId }) => leadId);
  return contacts.map(({ id }) => ({
    templates: templates.get(id)?.map(({ template }) => template),
    deliveries: sent.get(id)?.length,
  }));
}

async function sendLead(server: ServerProcess, message: string): Promise<Response | undefined> {
  const lead = { name: 'Asha Rao', email: 'asha@client.example', message };
  // Requests that are in flight when the server is killed fail.
  return server.post('/api/contact', lead).catch(() => undefined);
}
