import { expect, test } from 'vitest';
import { listeningApp } from '../../testing/listening-app.ts';

/*
 * Requests that announce a body by its type, and then have none: without a length there is nothing to wait for.
 */

test.each([
  ['POST /api/contact', 400],
  ['POST /api/schedule-call', 400],
  ['POST /api/admin/login', 400],
  ['POST /api/admin/logout', 401],
  ['DELETE /api/services/1', 401],
  ['PATCH /api/services/1', 401],
  ['PUT /api/portfolio/1', 401],
  ['POST /trpc/contact.send', 400],
  ['POST /trpc/account.logout', 401],
  ['GET /api/services', 200],
  ['GET /', 200],
])('%s is answered %i', async (line, status) => {
  const { speak } = await listeningApp();
  expect(await speak(`${line} HTTP/1.1`, 'content-type: application/json')).toBe(status);
});

test('a form without a body is answered', async () => {
  const { speak } = await listeningApp();
  const status = await speak('POST /contact HTTP/1.1', 'content-type: application/x-www-form-urlencoded');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('an owner deletes without saying a length', async () => {
  const { speak, add, session } = await listeningApp();
  const { id } = await add('project');
  const lines = ['content-type: application/json', `authorization: ${session.authorization}`];
  expect(await speak(`DELETE /api/portfolio/${id} HTTP/1.1`, ...lines)).toBe(200);
});
