import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { administrator } from '../../launch.ts';

export type Headers = { authorization: string };

/** Logs in over REST. The session belongs only to the calling test. */
export async function createSession(request: APIRequestContext): Promise<{ token: string; headers: Headers }> {
  const response = await request.post('/api/admin/login', { data: administrator });
  const { sessionId: token } = (await response.json()) as { sessionId: string };
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** Confirms a session, so that exports and changes of the account need no further confirmation for 10 minutes. */
export async function confirmSession(request: APIRequestContext, headers: Headers): Promise<void> {
  const data = { currentPassword: administrator.password };
  const response = await request.post('/api/admin/confirm', { headers, data });
  if (!response.ok()) throw new Error(await response.text());
}

/** Opens a path of the admin with the session in the browser's storage. */
export async function openWithSession(page: Page, token: string, path: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('adminSession', value), token);
  await page.goto(path);
}

/** Fills in the login form and submits it. */
export async function logIn(page: Page, { username, password }: typeof administrator): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** A word that is unique to the records of the calling test. */
export const uniqueMark = () => `m${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Creates records by REST, one after another, so that the last is the newest; returns their ids. */
export async function createRecords(
  page: Page,
  path: string,
  bodies: readonly object[],
  headers?: Headers,
): Promise<number[]> {
  const ids: number[] = [];
  for (const data of bodies) {
    const response = await page.request.post(path, { data, ...(headers && { headers }) });
    if (response.status() !== 201) throw new Error(`${path}: ${await response.text()}`);
    ids.push(((await response.json()) as { id: number }).id);
  }
  return ids;
}

/** Creates a record and moves it to the trash. */
export async function createDeletedRecord(
  page: Page,
  path: string,
  body: object,
  headers: Headers,
): Promise<number | undefined> {
  const [id] = await createRecords(page, path, [body], headers);
  const response = await page.request.delete(`${path}/${id}`, { headers });
  if (!response.ok()) throw new Error(`${path}/${id}: ${await response.text()}`);
  return id;
}

/** The rows of the list, one per record. */
export const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .locator('tbody')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });

export const rowOf = (page: Page, name: string): Locator =>
  rows(page).filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });

/** Chooses an option of a combobox. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The textbox with exactly this label. */
export const textbox = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true });

/** Fills in text fields by their labels. */
export async function fillFields(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await textbox(form, name).fill(value);
}

/** Waits until the rows of a list field have these texts. */
export async function expectItems(form: Locator, label: string, items: readonly string[]): Promise<void> {
  const rowTexts = form.getByRole('list', { name: label, exact: true }).getByRole('textbox');
  const values = () => rowTexts.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await expect.poll(values).toEqual(items);
}

export const discardQuestion = (page: Page): Locator => page.getByRole('dialog', { name: 'Discard what you changed?' });
