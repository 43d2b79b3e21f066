import { expect, test } from 'vitest';
import { listeningApp } from '../../testing/listening-app.ts';

/*
 * Requests with a Content-Type but without a body or a length: the server must not wait for a body.
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
])('%s answers %i', async (line, status) => {
  const { sendLines } = await listeningApp();
  expect(await sendLines(`${line} HTTP/1.1`, 'content-type: application/json')).toBe(status);
});

test('answers a form without a body with a client error', async () => {
  const { sendLines } = await listeningApp();
  const status = await sendLines('POST /contact HTTP/1.1', 'content-type: application/x-www-form-urlencoded');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('lets the administrator delete without Content-Length', async () => {
  const { sendLines, add, session } = await listeningApp();
  const { id } = await add('project');
  const lines = ['content-type: application/json', `authorization: ${session.authorization}`];
  expect(await sendLines(`DELETE /api/portfolio/${id} HTTP/1.1`, ...lines)).toBe(200);
});
