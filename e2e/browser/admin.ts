import type { Page } from '@playwright/test';

/*
 * The administration as its owner meets it.
 */

export const owner = { username: 'owner', password: 'Correct-horse-9!' };

/** A session of the owner's, as REST takes it. */
export async function login(page: Page): Promise<{ sessionId: string; headers: { authorization: string } }> {
  const answer = await page.request.post('/api/admin/login', { data: owner });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  return { sessionId, headers: { authorization: `Bearer ${sessionId}` } };
}

/** Opens an address of the administration with a session, and answers what REST needs to act as the owner. */
export async function openAdmin(page: Page, path: string): Promise<{ headers: { authorization: string } }> {
  const { sessionId, headers } = await login(page);
  await page.addInitScript((id) => localStorage.setItem('adminSession', id), sessionId);
  await page.goto(path);
  return { headers };
}
