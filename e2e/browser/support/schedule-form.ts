import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createSession } from './admin.ts';
import { expect } from './guard.ts';

/*
 * The Schedule a Call form, in its dialog and on its page.
 */

export const SCHEDULE_URL = '**/trpc/callRequest.schedule*';

export const scheduleDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Call' });
export const calendarOf = (page: Page) => page.getByRole('dialog', { name: 'Preferred date' });
export const dayButton = (page: Page, name: string) => calendarOf(page).getByRole('button', { name, exact: true });
export const dateField = (form: Locator) => form.getByRole('button', { name: /^Preferred Date \*/ });
export const timeField = (form: Locator) => form.getByRole('radiogroup', { name: 'Preferred Time *' });
export const chosenSlot = (form: Locator) => timeField(form).getByRole('radio', { checked: true });
export const slotButton = (form: Locator, slot: string) =>
  timeField(form).getByRole('radio', { name: slot, exact: true });
export const submitButton = (form: Locator) => form.getByRole('button', { name: 'Schedule Call' });

/**
 * Opens a page and its dialog, and waits until the dialog has faded in. The home page
 * takes twice as long, because its map is animated at the same time.
 */
export async function openScheduleDialog(
  page: Page,
  { path = '/about', trigger = 'Schedule Call' } = {},
): Promise<Locator> {
  await page.goto(path);
  return pressTrigger(page, trigger);
}

/** Opens the dialog on the current page. */
export async function pressTrigger(page: Page, trigger = 'Schedule Call'): Promise<Locator> {
  await page.getByRole('button', { name: trigger, exact: true }).first().click();
  const dialog = scheduleDialog(page);
  await expect(dialog.getByLabel('Full Name *')).toBeFocused();
  await expect(dialog).toHaveCSS('opacity', '1');
  return dialog;
}

/** Opens /schedule-call. */
export async function openSchedulePage(page: Page): Promise<Locator> {
  await page.goto('/schedule-call');
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

/** Fills in the required fields; the page's clock must be before the slot. */
export async function fillCall(form: Locator, slot = '10:30 AM'): Promise<void> {
  for (const [label, value] of Object.entries(caller)) await form.getByLabel(label).fill(value);
  await slotButton(form, slot).check();
}

type SentCall = {
  name: string;
  phone: string;
  email: string;
  company: string | null;
  message: string | null;
  preferredDate: string;
  preferredTime: string;
};

/** The body of the form's next request. */
export async function nextScheduledCall(page: Page): Promise<SentCall> {
  const request = await page.waitForRequest(SCHEDULE_URL);
  return (request.postDataJSON() as { 0: SentCall })[0];
}

/** The stored calls, newest first. */
export async function fetchCalls(request: APIRequestContext): Promise<SentCall[]> {
  const { headers } = await createSession(request);
  const response = await request.get('/api/call-schedules', { headers });
  return (await response.json()) as SentCall[];
}
