import type { Locator, Page } from '@playwright/test';

/*
 * The administration as its owner meets it.
 */

export const owner = { username: 'owner', password: 'Correct-horse-9!' };

/** A session of the owner's, as REST takes it. */
export async function createSession(page: Page): Promise<{ sessionId: string; headers: { authorization: string } }> {
  const answer = await page.request.post('/api/admin/login', { data: owner });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  return { sessionId, headers: { authorization: `Bearer ${sessionId}` } };
}

/** Opens an address of the administration with a session, and answers what REST needs to act as the owner. */
export async function openAdmin(page: Page, path: string): Promise<{ headers: { authorization: string } }> {
  const { sessionId, headers } = await createSession(page);
  await page.addInitScript((id) => localStorage.setItem('adminSession', id), sessionId);
  await page.goto(path);
  return { headers };
}

/** Fills in the login and sends it. */
export async function logIn(page: Page, { username, password }: typeof owner): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

type Headers = { authorization: string };

/** A word that no other test's records have. */
export const uniqueMark = () => `m${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Stores records by REST, in the order in which they are given; answers their ids. */
export async function createRecords(
  page: Page,
  path: string,
  bodies: readonly object[],
  headers?: Headers,
): Promise<number[]> {
  const ids: number[] = [];
  for (const data of bodies) {
    const answer = await page.request.post(path, { data, ...(headers && { headers }) });
    if (answer.status() !== 201) throw new Error(`${path}: ${await answer.text()}`);
    ids.push(((await answer.json()) as { id: number }).id);
  }
  return ids;
}

/** Stores a record and deletes it. */
export async function createDeletedRecord(
  page: Page,
  path: string,
  body: object,
  headers: Headers,
): Promise<number | undefined> {
  const [id] = await createRecords(page, path, [body], headers);
  const answer = await page.request.delete(`${path}/${id}`, { headers });
  if (!answer.ok()) throw new Error(`${path}/${id}: ${await answer.text()}`);
  return id;
}

/** The records of the list, one a row. */
export const rows = (page: Page): Locator => page.getByRole('table').locator('tbody').getByRole('row');

export const rowOf = (page: Page, name: string): Locator =>
  rows(page).filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });

/** Chooses from a list that opens under its field. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
