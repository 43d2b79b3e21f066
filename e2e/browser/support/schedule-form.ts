import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './guard.ts';
import { waitForHydration } from './page-state.ts';

/*
 * The form of a call, in its dialog and on its page, as the tests handle it.
 */

export const SCHEDULE_URL = '**/trpc/callRequest.schedule*';

export const scheduleDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Call' });
export const calendarOf = (page: Page) => page.getByRole('dialog', { name: 'Preferred date' });
export const dateField = (form: Locator) => form.getByRole('button', { name: /^Preferred Date \*/ });
export const timeField = (form: Locator) => form.getByLabel('Preferred Time *');
export const submitButton = (form: Locator) => form.getByRole('button', { name: 'Schedule Call' });

/** Opens the dialog on a page that has a trigger, once it stands still. */
export async function openScheduleDialog(page: Page, { path = '/', trigger = 'Schedule Call' } = {}): Promise<Locator> {
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: trigger, exact: true }).first().click();
  const dialog = scheduleDialog(page);
  await expect(dialog.getByLabel('Full Name *')).toBeFocused();
  await expect(dialog).toHaveCSS('opacity', '1');
  return dialog;
}

/** Opens the page with the same form. */
export async function openSchedulePage(page: Page): Promise<Locator> {
  await page.goto('/schedule-call');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(dateField(main)).toBeVisible();
  return main;
}

export async function openCalendar(form: Locator): Promise<Locator> {
  await dateField(form).click();
  const calendar = calendarOf(form.page());
  await expect(calendar).toBeVisible();
  return calendar;
}

export const caller = {
  'Full Name *': 'Asha Rao',
  'Phone Number *': '+91 98765 43210',
  'Email Address *': 'asha@client.example',
};

/** Fills in what must be there; the clock must stand before the slot. */
export async function fillCall(form: Locator, slot = '10:30 AM'): Promise<void> {
  for (const [label, value] of Object.entries(caller)) await form.getByLabel(label).fill(value);
  await timeField(form).selectOption(slot);
}

export type SentCall = {
  name: string;
  phone: string;
  email: string;
  company: string | null;
  message: string | null;
  preferredDate: string;
  preferredTime: string;
};

/** What the form sends next. */
export async function nextScheduledCall(page: Page): Promise<SentCall> {
  const request = await page.waitForRequest(SCHEDULE_URL);
  return (request.postDataJSON() as { 0: SentCall })[0];
}

/** The calls that the owner finds, newest first. */
export async function fetchCalls(request: APIRequestContext): Promise<SentCall[]> {
  const login = await request.post('/api/admin/login', { data: { username: 'owner', password: 'Correct-horse-9!' } });
  const { sessionId } = (await login.json()) as { sessionId: string };
  const answer = await request.get('/api/call-schedules', { headers: { authorization: `Bearer ${sessionId}` } });
  return (await answer.json()) as SentCall[];
}
