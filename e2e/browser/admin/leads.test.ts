import type { Page } from '@playwright/test';
import { chooseOption, createRecords, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { fetchServices, findOrThrow } from '../support/demo-content.ts';
import { toast } from '../support/feedback.ts';
import { failProcedure, procedureUrl } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { waitForFrames } from '../support/page-state.ts';
import { sampleCall, sampleContact, samplePost } from '../support/sample-records.ts';

const statusButton = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: /contacted: /i });

// Calls and contacts are one component: each test uses one of them.
test('the status of a lead is toggled, kept over a reload, and reset when saving fails', async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  const name = uniqueMark();
  await createRecords(page, '/api/schedule-call', [sampleCall(name)]);
  await openAdmin(`/admin/calls?q=${name}`);
  const status = statusButton(page, name);
  await expect(status).toHaveText('Mark as Contacted');
  await status.click();
  await expect(status).toHaveText('Contacted');
  await page.reload();
  await expect(status).toHaveText('Contacted');
  await expect(status).toHaveAttribute('aria-pressed', 'true');
  await status.click();
  await expect(status).toHaveText('Mark as Contacted');

  await failProcedure(page, 'lead.setStage', { status: 500, message: 'Something went wrong' });
  await status.click();
  await expect(toast(page, 'Error')).toContainText('Failed to update status');
  await expect(status).toHaveText('Mark as Contacted');
});

test('the error of an action stays visible when the refetch of the list fails too', { tag: '@long' }, async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  expectProblem(/status of 503/);
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin(`/admin/contacts?q=${name}`);
  await expect(rowOf(page, name)).toBeVisible();
  await failProcedure(page, 'lead.setStage', { status: 500, message: 'Something went wrong' });
  await failProcedure(page, 'contact.listForAdmin', { status: 503, message: 'The service is busy' });
  const refetch = page.waitForResponse(procedureUrl('contact.listForAdmin'));
  await statusButton(page, name).click();
  await refetch;
  await waitForFrames(page);
  await expect(toast(page, 'Error')).toContainText('Failed to update status: Something went wrong');
});

test('selected leads are marked together and filtered by status', { tag: '@long' }, async ({ page, openAdmin }) => {
  const mark = uniqueMark();
  const names = ['one', 'two', 'three'].map((word) => `${mark} ${word}`);
  const [one = '', two = '', three = ''] = names;
  await createRecords(page, '/api/contact', names.map(sampleContact));
  await openAdmin(`/admin/contacts?q=${mark}`);
  for (const name of [one, three]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bulk = page.getByRole('group', { name: 'With 2 selected' });
  await bulk.getByRole('button', { name: 'Mark as Contacted' }).click();
  for (const name of [one, three]) await expect(statusButton(page, name)).toHaveText('Contacted');
  await expect(statusButton(page, two)).toHaveText('Mark as Contacted');
  await chooseOption(page, 'Contacted', 'Not contacted');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, two)).toBeVisible();
  await chooseOption(page, 'Contacted', 'Contacted');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bulk.getByRole('button', { name: 'Mark as not contacted' }).click();
  // They do not move, although they no longer match.
  for (const name of [one, three]) await expect(statusButton(page, name)).toHaveText('Mark as Contacted');
});

test('the focus moves to the heading when the pressed control disappears', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const mark = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(mark)]);
  await openAdmin(`/admin/contacts?q=${mark}`);
  await page.getByRole('checkbox', { name: `Select ${mark}` }).check();
  await page.getByRole('group', { name: 'With 1 selected' }).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeFocused();
});

test.describe('in a browser far from India', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('days and times are those in India, regardless of the time zone of the browser', { tag: '@long' }, async ({
    page,
    openAdmin,
    headers,
  }) => {
    const mark = uniqueMark();
    await createRecords(page, '/api/schedule-call', [
      { ...sampleCall(`${mark} early`), preferredDate: '2031-06-12', preferredTime: '9:00 AM' },
      { ...sampleCall(`${mark} late`), preferredDate: '2031-06-13T17:30:00+05:30', preferredTime: '5:30 PM' },
    ]);
    const post = { ...samplePost(mark), published: true, publishedAt: '2031-06-12T20:00:00Z' };
    await createRecords(page, '/api/admin/blog-posts', [post], headers);

    await openAdmin(`/admin/calls?q=${mark}&view=list`);
    await expect(page.getByRole('columnheader', { name: 'When (IST)' })).toBeVisible();
    await expect(rowOf(page, `${mark} early`)).toContainText('June 12, 20319:00 AM');
    await expect(rowOf(page, `${mark} late`)).toContainText('June 13, 20315:30 PM');
    await page.goto(`/admin/blog?q=${mark}`);
    await expectTimeInIndia(page, mark);
    await expect(rowOf(page, mark)).toContainText('June 13, 2031 1:30 AM IST');
  });
});

async function expectTimeInIndia(page: Page, name: string) {
  const time = rowOf(page, name).getByRole('time');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Kolkata' }).format(at);
  await expect(time).toHaveText(`${format({ dateStyle: 'long' })} ${format({ timeStyle: 'short' })} IST`);
}

const unsafeEmail = 'boss?bcc=all&body=a%20b+c@client.example';
const safeMailto = 'mailto:boss%3Fbcc%3Dall%26body%3Da%2520b%2Bc@client.example';

test('a call shows company and message in a row of a few lines, and links to phone and email without adding recipients', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const mark = uniqueMark();
  const asha = { phone: '+91 98765 43210', email: 'asha@client.example' };
  const company = 'Kumar & Sons, Northern Provinces Cooperative Agricultural Marketing Federation';
  await createRecords(page, '/api/schedule-call', [
    { ...sampleCall(`${mark} one`), ...asha, company, message: 'About\na shop.' },
    {
      ...sampleCall(`${mark} three`),
      email: 'a.long.name.of.a.person@marketing.northern-provinces.cooperative.example',
    },
    { ...sampleCall(`${mark} two`), email: unsafeEmail, message: 'We want to sell lamps online. '.repeat(20) },
  ]);
  await openAdmin(`/admin/calls?q=${mark}&view=list`);
  const row = rowOf(page, `${mark} one`);
  const link = (name: string) => row.getByRole('link', { name });
  await expect(row).toContainText(company);
  await expect(link('+91 98765 43210')).toHaveAttribute('href', 'tel:+919876543210');
  await expect(link('asha@client.example')).toHaveAttribute('href', 'mailto:asha@client.example');
  await expect(row.getByText('About\na shop.', { exact: true })).toBeVisible();
  // At most seven lines: the width of the date decides whether the company takes two or three lines.
  // The whole message would take more than ten.
  for (const name of ['one', 'two', 'three']) {
    await expect.poll(async () => (await rowOf(page, `${mark} ${name}`).boundingBox())?.height).toBeLessThan(180);
  }
  const unsafe = rowOf(page, `${mark} two`).getByRole('link', { name: unsafeEmail });
  await expect(unsafe).toHaveAttribute('href', safeMailto);
  // Phones can call directly from the list.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link('+91 98765 43210')).toBeVisible();
  await expect(link('asha@client.example')).toBeVisible();
});

test('a contact names its service, unfolds a long message, and shows HTML as text', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const mark = uniqueMark();
  const service = findOrThrow(await fetchServices(page.request), ({ href }) => href.endsWith('/seo-optimization'));
  const long = `${'Our shop sells lamps. '.repeat(10)}\nCall after six, please.`;
  const enquiry = { ...sampleContact(`${mark} enquiry`), message: long, email: unsafeEmail };
  await createRecords(page, `/api/services/${service.id}/enquiry`, [enquiry]);
  const htmlName = `${mark} <b>bold</b>`;
  const html = '<img src=x onerror=alert(1)> and <script>alert(2)</script>';
  await createRecords(page, '/api/contact', [{ ...sampleContact(htmlName), message: html }]);
  await openAdmin(`/admin/contacts?q=${mark}`);
  const row = rowOf(page, `${mark} enquiry`);
  await expect(row.getByText(`About ${service.title}`)).toBeVisible();
  await expect(row.getByRole('link', { name: unsafeEmail })).toHaveAttribute('href', safeMailto);
  const end = row.getByText('Call after six, please.');
  await expect(end).toBeHidden();
  await row.getByRole('button', { name: 'Read all' }).click();
  await expect(end).toBeVisible();
  await expect(rowOf(page, htmlName).getByText(html, { exact: true })).toBeVisible();
  await expect(rowOf(page, htmlName).getByRole('img')).toHaveCount(0);
});
