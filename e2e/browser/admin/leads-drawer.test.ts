import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { chooseOption, confirmSession, createRecords, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCall, sampleContact } from '../support/sample-records.ts';

const emailOf = (name: string) => `${name}@client.example`;
const drawerOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const timeline = (drawer: Locator) => drawer.getByRole('region', { name: 'What happened' }).getByRole('listitem');

/** Creates a contact and a call of the same person. */
async function createPerson(page: Page): Promise<{ name: string; phone: string }> {
  const name = uniqueMark();
  const call = { ...sampleCall(name), email: emailOf(name) };
  await createRecords(page, '/api/contact', [{ ...sampleContact(name), email: emailOf(name) }]);
  await createRecords(page, '/api/schedule-call', [call]);
  return { name, phone: call.phone };
}

test('a click on a row opens the lead, Back closes it, and the focus returns to the row', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const { name } = await createPerson(page);
  await openAdmin(`/admin/contacts?q=${name}`);
  const drawer = drawerOf(page, name);
  await rowOf(page, name).getByText('We need a new website by March.').click();
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/&lead=\d+$/);
  await page.goBack();
  await expect(drawer).toBeHidden();
  const opener = rowOf(page, name).getByRole('link', { name, exact: true });
  await opener.press('Enter');
  await expect(drawer.getByRole('link', { name: emailOf(name) })).toBeVisible();
  await page.reload();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await opener.press('Enter');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
});

test('a lead shows all leads of its person, accepts notes and replies, sends one for a double click, and offers the next stage', async ({
  page,
  openAdmin,
}) => {
  const { name, phone } = await createPerson(page);
  await openAdmin(`/admin/contacts?q=${name}`);
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  const drawer = drawerOf(page, name);
  const digits = phone.replace(/\D/g, '');
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', `https://wa.me/${digits}`);
  await expect(timeline(drawer).filter({ hasText: 'Asked for a call on' })).toBeVisible();
  const channel = drawer.getByRole('radiogroup', { name: 'What to write' });
  await channel.getByText('Note').click();
  await textbox(drawer, 'Note').fill('Wants to see the lamps project.');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(timeline(drawer).first()).toContainText('Wants to see the lamps project.');
  await expect(textbox(drawer, 'Note')).toHaveValue('');
  // The focused button was disabled: without the focus, Escape would not close the drawer.
  await expect(drawer).toBeFocused();

  await channel.getByText('Reply').click();
  await expect(textbox(drawer, 'Subject')).toHaveValue('Re: your message');
  await textbox(drawer, 'Reply').fill('Gladly.');
  await chooseOption(page, 'Template', 'Suggest a call');
  await toast(page, 'The template replaced what you had written').getByRole('button', { name: 'Undo' }).click();
  await expect(textbox(drawer, 'Reply')).toHaveValue('Gladly.');
  await expect(textbox(drawer, 'Subject')).toHaveValue('Re: your message');
  await chooseOption(page, 'Template', 'Suggest a call');
  await expect(textbox(drawer, 'Subject')).toHaveValue('A short call about your project');
  await expect(textbox(drawer, 'Reply')).toHaveValue(new RegExp(`^Hello ${name},\\s+Thank you for your message`));
  await drawer.getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(timeline(drawer).filter({ hasText: 'Reply: A short call about your project' })).toHaveCount(1);
  await drawer.getByRole('region', { name: 'Change the stage' }).getByRole('button', { name: 'Qualified' }).click();
  await expect(toast(page, `${name}: stage changed to Qualified`)).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: 'Stage' })).toHaveValue('Qualified');
  await toast(page, `${name}: stage changed to Qualified`).getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('combobox', { name: 'Stage' })).toHaveValue('New');

  await drawer.getByRole('link', { name: 'Open this call' }).click();
  await expect(page).toHaveURL(/\/admin\/calls\?lead=\d+$/);
  await expect(drawerOf(page, name).getByRole('region', { name: 'Appointment' })).toBeVisible();
});

test('the drawer shows talking points for the phone, fills in a WhatsApp message, and offers the next stage after both', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const { name, phone } = await createPerson(page);
  await openAdmin(`/admin/calls?q=${name}`);
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  const drawer = drawerOf(page, name);
  const offer = drawer.getByRole('region', { name: 'Change the stage' });
  await drawer.getByText('Call', { exact: true }).click();
  const points = drawer.getByRole('list', { name: 'Talking points' });
  await expect(points).toContainText(`Am I speaking with ${name}?`);
  await expect(points).toContainText(/You booked a call for \w+ \d+, 20\d\d, 5:30 PM IST/);
  await chooseOption(page, 'Talking points', 'Nobody answers');
  await expect(points).toContainText('I will try again tomorrow');
  const call = drawer.getByRole('link', { name: `Call ${phone}` });
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await offer.getByRole('button', { name: 'Leave it' }).click();
  await textbox(drawer, 'What was said').fill('Not at home.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(timeline(drawer).first()).toContainText('By phone: Not at home.');

  await drawer.getByText('WhatsApp', { exact: true }).last().click();
  await chooseOption(page, 'Template', 'Remind of the call');
  await expect(textbox(drawer, 'Message')).toHaveValue(/^Hello .+ Our call is on .+ 5:30 PM IST\./);
  await drawer.getByText('Call', { exact: true }).click();
  await expect(textbox(drawer, 'What was said')).toHaveValue('');
  await drawer.getByText('WhatsApp', { exact: true }).last().click();
  const chat = drawer.getByRole('link', { name: 'Open WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919\d{9}\?text=Hello%20.+Our%20call%20is%20on/);
  await chat.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await chat.click();
  await expect(timeline(drawer).first()).toContainText('WhatsApp was opened with this message');
  await offer.getByRole('button', { name: 'Contacted' }).click();
  await expect(drawer.getByRole('combobox', { name: 'Stage' })).toHaveValue('Contacted');
});

test('the drawer of an unknown lead leads back to the list', { tag: '@long' }, async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  await openAdmin('/admin/calls?view=list&lead=999999');
  await expect(page.getByRole('alert')).toContainText('The call could not be opened');
  await page.getByRole('button', { name: 'Back to the calls' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/calls?view=list');
});

test('a call is confirmed, moved to a free slot and cancelled from its drawer, each with an undo', async ({
  page,
  openAdmin,
}) => {
  const name = uniqueMark();
  const [id] = await createRecords(page, '/api/schedule-call', [
    { ...sampleCall(name), preferredDate: '2032-03-02', preferredTime: '9:00 AM' },
  ]);
  const full = { ...sampleCall(uniqueMark()), preferredDate: '2032-03-03', preferredTime: '9:30 AM' };
  await createRecords(page, '/api/schedule-call', [full, full, full]);
  await openAdmin(`/admin/calls?q=${name}&lead=${id}`);
  const appointment = drawerOf(page, name).getByRole('region', { name: 'Appointment' });
  const undo = (title: string) => toast(page, title).getByRole('button', { name: 'Undo' }).click();
  await appointment.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'The call is confirmed')).toContainText(
    `No mail server is set up: the mail to ${name} waits.`,
  );
  await expect(appointment.getByText('Confirmed')).toBeVisible();
  const offer = drawerOf(page, name).getByRole('region', { name: 'Change the stage' });
  await expect(offer).toBeVisible();
  await expect(drawerOf(page, name).getByText('Replied after')).toBeVisible();
  await undo('The call is confirmed');
  await expect(offer).toBeHidden();
  await appointment.getByRole('button', { name: 'Confirm' }).click();
  await appointment.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(appointment.getByText('Confirmed')).toHaveCount(0);
  await appointment.getByRole('button', { name: 'Confirm' }).click();
  await expect(appointment.getByText('Confirmed')).toBeVisible();
  await appointment.getByRole('button', { name: 'Reschedule' }).click();
  await appointment.getByLabel('New day').fill('2032-03-03');
  await appointment.getByRole('combobox', { name: 'New time (IST)' }).click();
  await expect(page.getByRole('option', { name: '10:00 AM', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: '9:30 AM', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: '10:00 AM', exact: true }).click();
  await appointment.getByRole('button', { name: 'Move the call' }).click();
  await expect(appointment).toContainText('March 3, 2032, 10:00 AM IST');
  await expect(appointment.getByText('Confirmed')).toHaveCount(0);
  await expect(toast(page, 'The call is moved to')).toContainText('The new time is not confirmed yet.');
  await undo('The call is moved to March 3, 2032, 10:00 AM IST');
  await expect(appointment).toContainText('March 2, 2032, 9:00 AM IST');
  await expect(appointment.getByText('Confirmed')).toBeVisible();
  await appointment.getByRole('button', { name: 'Cancel the call' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this call?' });
  await question.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(appointment.getByText('Cancelled')).toBeVisible();
  await undo('The call is cancelled');
  await expect(appointment.getByText('Confirmed')).toBeVisible();
  await expect(timeline(drawerOf(page, name)).first()).toContainText('Appointment reinstated');
});

test('a lead is deleted and restored with Undo, and the data of a person is exported, and erased after a confirmation', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  await confirmSession(page.request, headers);
  const { name, phone } = await createPerson(page);
  const partner = `partner.${emailOf(name)}`;
  const alias = emailOf(name).replace('@', '+shop@');
  await createRecords(page, '/api/schedule-call', [
    { ...sampleCall(name), email: alias, phone: `+91 8${phone.slice(5)}`, preferredTime: '4:30 PM' },
  ]);
  await createRecords(page, '/api/schedule-call', [{ ...sampleCall(name), email: partner, phone }]);
  await openAdmin(`/admin/contacts?q=${name}`);
  const drawer = drawerOf(page, name);
  const open = () => rowOf(page, name).getByRole('link', { name, exact: true }).click();
  await open();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await toast(page, `${name}: in the trash`).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await open();
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Export this person' }).click();
  await page
    .getByRole('dialog', { name: `Export ${name}?` })
    .getByRole('button', { name: 'Export' })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${emailOf(name)}.json`);
  const everything = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(everything).toMatchObject({ contacts: [{ lead: { name } }], calls: [{ lead: { name } }], trash: [] });

  await drawer.getByRole('button', { name: 'Erase this person' }).click();
  const question = page.getByRole('dialog', { name: `Erase ${name}?` });
  await expect(question).toContainText('This deletes 1 contact and 1 call of this person for good');
  await question.getByRole('checkbox', { name: `Include ${partner}` }).check();
  await expect(question).toContainText('1 contact and 2 calls of this person');
  await question.getByRole('checkbox', { name: `Include ${alias}` }).check();
  await expect(question).toContainText('1 contact and 3 calls of this person');
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(toast(page, `${name} is erased`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^No .+ match$/ })).toBeVisible();
  const calls = await (await page.request.get('/api/call-schedules', { headers })).text();
  expect(calls).not.toContain(name);
});
