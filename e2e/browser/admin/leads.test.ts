import type { Page } from '@playwright/test';
import { chooseOption, createRecords, openAdmin, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { fetchServices, findOrThrow } from '../support/demo-content.ts';
import { toast } from '../support/leads.ts';
import { failProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCall, sampleContact, samplePost } from '../support/sample-records.ts';

const kinds = [
  { slug: 'calls', path: '/api/schedule-call', body: sampleCall, procedure: 'callRequest.setManyContacted' },
  { slug: 'contacts', path: '/api/contact', body: sampleContact, procedure: 'contact.setManyContacted' },
] as const;

const status = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: /contacted: /i });

for (const { slug, path, body, procedure } of kinds) {
  test(`${slug}: a lead is marked as contacted and as not contacted, and stays so`, async ({ page }) => {
    const name = uniqueMark();
    await createRecords(page, path, [body(name)]);
    await openAdmin(page, `/admin/${slug}?q=${name}`);
    await expect(status(page, name)).toHaveText('Mark as Contacted');
    await status(page, name).click();
    await expect(status(page, name)).toHaveText('Contacted');
    await page.reload();
    await expect(status(page, name)).toHaveText('Contacted');
    await expect(status(page, name)).toHaveAttribute('aria-pressed', 'true');
    await status(page, name).click();
    await expect(status(page, name)).toHaveText('Mark as Contacted');
    await page.reload();
    await expect(status(page, name)).toHaveText('Mark as Contacted');
  });

  test(`${slug}: a mark that fails says so and is taken back`, async ({ page, expectProblem }) => {
    expectProblem(/status of 500/);
    await failProcedure(page, procedure, { status: 500, message: 'Something went wrong' });
    const name = uniqueMark();
    await createRecords(page, path, [body(name)]);
    await openAdmin(page, `/admin/${slug}?q=${name}`);
    await status(page, name).click();
    await expect(toast(page, 'Error')).toContainText('Failed to update status');
    await expect(status(page, name)).toHaveText('Mark as Contacted');
  });

  test(`${slug}: several leads are marked at once, and found by their status`, async ({ page }) => {
    const mark = uniqueMark();
    await createRecords(
      page,
      path,
      ['one', 'two', 'three'].map((word) => body(`${mark} ${word}`)),
    );
    await openAdmin(page, `/admin/${slug}?q=${mark}`);
    for (const word of ['one', 'three']) await page.getByRole('checkbox', { name: `Select ${mark} ${word}` }).check();
    const bulk = page.getByRole('group', { name: 'With 2 selected' });
    await bulk.getByRole('button', { name: 'Mark as Contacted' }).click();
    for (const word of ['one', 'three']) await expect(status(page, `${mark} ${word}`)).toHaveText('Contacted');
    await expect(status(page, `${mark} two`)).toHaveText('Mark as Contacted');
    await chooseOption(page, 'Status', 'Not contacted');
    await expect(rows(page)).toHaveCount(1);
    await expect(rowOf(page, `${mark} two`)).toBeVisible();
    await chooseOption(page, 'Status', 'Contacted');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bulk.getByRole('button', { name: 'Mark as not contacted' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /^No .+ match$/ })).toBeVisible();
    await main.getByRole('button', { name: 'Show all' }).click();
    await expect(page).toHaveURL(`/admin/${slug}`);
  });
}

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a call is listed on the day and at the slot that the visitor picked', { tag: '@desktop' }, async ({
      page,
    }) => {
      const mark = uniqueMark();
      await createRecords(page, '/api/schedule-call', [
        { ...sampleCall(`${mark} early`), preferredDate: '2031-06-12', preferredTime: '9:00 AM' },
        { ...sampleCall(`${mark} late`), preferredDate: '2031-06-13T17:30:00+05:30', preferredTime: '5:30 PM' },
      ]);
      await openAdmin(page, `/admin/calls?q=${mark}`);
      await expect(page.getByRole('columnheader', { name: 'When (IST)' })).toBeVisible();
      await expect(rowOf(page, `${mark} early`)).toContainText('June 12, 20319:00 AM');
      await expect(rowOf(page, `${mark} late`)).toContainText('June 13, 20315:30 PM');
    });
  });
}

test.describe('for an owner abroad', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('every time of day is the one in India, and says so', { tag: '@desktop' }, async ({ page }) => {
    const mark = uniqueMark();
    await createRecords(page, '/api/schedule-call', [sampleCall(mark)]);
    await createRecords(page, '/api/contact', [sampleContact(mark)]);
    const { headers } = await openAdmin(page, `/admin/calls?q=${mark}`);
    const post = { ...samplePost(mark), published: true, publishedAt: '2031-06-12T20:00:00Z' };
    await createRecords(page, '/api/admin/blog-posts', [post], headers);
    for (const slug of ['calls', 'contacts', 'blog']) {
      await page.goto(`/admin/${slug}?q=${mark}`);
      const time = rowOf(page, mark).getByRole('time');
      const at = new Date((await time.getAttribute('datetime')) ?? '');
      await expect(time).toHaveText(`${inIndia(at, { dateStyle: 'long' })}${inIndia(at, { timeStyle: 'short' })} IST`);
    }
    await expect(rowOf(page, mark)).toContainText('June 13, 20311:30 AM IST');
    await page.goto('/admin/settings');
    await expect(page.getByText(/last seen \w+ \d+, \d+, \d+:\d\d [AP]M IST$/).first()).toBeVisible();
  });
});

const inIndia = (at: Date, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'Asia/Kolkata' }).format(at);

test('a call tells whom to call, and where', async ({ page }) => {
  const name = uniqueMark();
  const company = 'Kumar & Sons';
  await createRecords(page, '/api/schedule-call', [{ ...sampleCall(name), company, message: 'About\na shop.' }]);
  await openAdmin(page, `/admin/calls?q=${name}`);
  const row = rowOf(page, name);
  await expect(row).toContainText(`${name}, ${company}`);
  await expect(row.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(row.getByRole('link', { name: 'asha@client.example' })).toHaveAttribute(
    'href',
    'mailto:asha@client.example',
  );
  await expect(row.getByText('About\na shop.', { exact: true })).toBeVisible();
});

test('an address that would add to a mail is written to as it is', { tag: '@desktop' }, async ({ page }) => {
  const email = 'boss?bcc=all&body=a%20b+c@client.example';
  for (const { slug, path, body } of kinds) {
    const name = uniqueMark();
    await createRecords(page, path, [{ ...body(name), email }]);
    await openAdmin(page, `/admin/${slug}?q=${name}`);
    await expect(rowOf(page, name).getByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:boss%3Fbcc%3Dall%26body%3Da%2520b%2Bc@client.example',
    );
  }
});

test('a long message opens, and an enquiry names the service that it is about', async ({ page }) => {
  const name = uniqueMark();
  const service = findOrThrow(await fetchServices(page.request), ({ href }) => href.endsWith('/seo-optimization'));
  const message = `${'Our shop sells lamps. '.repeat(10)}\nCall after six, please.`;
  await createRecords(page, `/api/services/${service.id}/enquiry`, [{ ...sampleContact(name), message }]);
  await openAdmin(page, `/admin/contacts?q=${name}`);
  const row = rowOf(page, name);
  await expect(row.getByText(`About ${service.title}`)).toBeVisible();
  const end = row.getByText('Call after six, please.');
  await expect(end).toBeHidden();
  await row.getByText('Our shop sells lamps.').first().click();
  await expect(end).toBeVisible();
});

test('what a visitor writes is shown as it was written, not as a page', { tag: '@desktop' }, async ({ page }) => {
  const name = `${uniqueMark()} <b>bold</b>`;
  const message = '<img src=x onerror=alert(1)> and <script>alert(2)</script>';
  await createRecords(page, '/api/contact', [{ ...sampleContact(name), message }]);
  await openAdmin(page, `/admin/contacts?q=${name.split(' ')[0]}`);
  await expect(rowOf(page, name).getByText(message, { exact: true })).toBeVisible();
  await expect(rowOf(page, name).getByRole('img')).toHaveCount(0);
});
