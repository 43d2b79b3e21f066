import type { Page } from '@playwright/test';
import { choose, newMark, openAdmin, recordOf, recordsOf, store } from '../support/admin.ts';
import { callBody, contactBody, postBody } from '../support/bodies.ts';
import { one, servicesOf } from '../support/content.ts';
import { toast } from '../support/leads.ts';
import { refuse } from '../support/network.ts';
import { expect, test } from '../support/own-site.ts';

const kinds = [
  { slug: 'calls', path: '/api/schedule-call', body: callBody, procedure: 'callRequest.setManyContacted' },
  { slug: 'contacts', path: '/api/contact', body: contactBody, procedure: 'contact.setManyContacted' },
] as const;

const status = (page: Page, name: string) => recordOf(page, name).getByRole('button', { name: /contacted: /i });

for (const { slug, path, body, procedure } of kinds) {
  test(`${slug}: a lead is marked as contacted and as not contacted, and stays so`, async ({ page }) => {
    const name = newMark();
    await store(page, path, [body(name)]);
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

  test(`${slug}: a mark that fails says so and is taken back`, async ({ page, expectTrouble }) => {
    expectTrouble(/status of 500/);
    await refuse(page, procedure, { status: 500, message: 'Something went wrong' });
    const name = newMark();
    await store(page, path, [body(name)]);
    await openAdmin(page, `/admin/${slug}?q=${name}`);
    await status(page, name).click();
    await expect(toast(page, 'Error')).toContainText('Failed to update status');
    await expect(status(page, name)).toHaveText('Mark as Contacted');
  });

  test(`${slug}: several leads are marked at once, and found by their status`, async ({ page }) => {
    const mark = newMark();
    await store(
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
    await choose(page, 'Status', 'Not contacted');
    await expect(recordsOf(page)).toHaveCount(1);
    await expect(recordOf(page, `${mark} two`)).toBeVisible();
    await choose(page, 'Status', 'Contacted');
    await expect(recordsOf(page)).toHaveCount(2);
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
      const mark = newMark();
      await store(page, '/api/schedule-call', [
        { ...callBody(`${mark} early`), preferredDate: '2031-06-12', preferredTime: '9:00 AM' },
        { ...callBody(`${mark} late`), preferredDate: '2031-06-13T17:30:00+05:30', preferredTime: '5:30 PM' },
      ]);
      await openAdmin(page, `/admin/calls?q=${mark}`);
      await expect(page.getByRole('columnheader', { name: 'When (IST)' })).toBeVisible();
      await expect(recordOf(page, `${mark} early`)).toContainText('June 12, 20319:00 AM');
      await expect(recordOf(page, `${mark} late`)).toContainText('June 13, 20315:30 PM');
    });
  });
}

test.describe('for an owner abroad', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('every time of day is the one in India, and says so', { tag: '@desktop' }, async ({ page }) => {
    const mark = newMark();
    await store(page, '/api/schedule-call', [callBody(mark)]);
    await store(page, '/api/contact', [contactBody(mark)]);
    const { headers } = await openAdmin(page, `/admin/calls?q=${mark}`);
    const post = { ...postBody(mark), published: true, publishedAt: '2031-06-12T20:00:00Z' };
    await store(page, '/api/admin/blog-posts', [post], headers);
    for (const slug of ['calls', 'contacts', 'blog']) {
      await page.goto(`/admin/${slug}?q=${mark}`);
      const time = recordOf(page, mark).getByRole('time');
      const at = new Date((await time.getAttribute('datetime')) ?? '');
      await expect(time).toHaveText(`${inIndia(at, { dateStyle: 'long' })}${inIndia(at, { timeStyle: 'short' })} IST`);
    }
    await expect(recordOf(page, mark)).toContainText('June 13, 20311:30 AM IST');
    await page.goto('/admin/settings');
    await expect(page.getByText(/last seen \w+ \d+, \d+, \d+:\d\d [AP]M IST$/).first()).toBeVisible();
  });
});

const inIndia = (at: Date, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'Asia/Kolkata' }).format(at);

test('a call tells whom to call, and where', async ({ page }) => {
  const name = newMark();
  const company = 'Kumar & Sons';
  await store(page, '/api/schedule-call', [{ ...callBody(name), company, message: 'About\na shop.' }]);
  await openAdmin(page, `/admin/calls?q=${name}`);
  const row = recordOf(page, name);
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
    const name = newMark();
    await store(page, path, [{ ...body(name), email }]);
    await openAdmin(page, `/admin/${slug}?q=${name}`);
    await expect(recordOf(page, name).getByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:boss%3Fbcc%3Dall%26body%3Da%2520b%2Bc@client.example',
    );
  }
});

test('a long message opens, and an enquiry names the service that it is about', async ({ page }) => {
  const name = newMark();
  const service = one(await servicesOf(page.request), ({ href }) => href.endsWith('/seo-optimization'));
  const message = `${'Our shop sells lamps. '.repeat(10)}\nCall after six, please.`;
  await store(page, `/api/services/${service.id}/enquiry`, [{ ...contactBody(name), message }]);
  await openAdmin(page, `/admin/contacts?q=${name}`);
  const row = recordOf(page, name);
  await expect(row.getByText(`About ${service.title}`)).toBeVisible();
  const end = row.getByText('Call after six, please.');
  await expect(end).toBeHidden();
  await row.getByText('Our shop sells lamps.').first().click();
  await expect(end).toBeVisible();
});

test('what a visitor writes is shown as it was written, not as a page', { tag: '@desktop' }, async ({ page }) => {
  const name = `${newMark()} <b>bold</b>`;
  const message = '<img src=x onerror=alert(1)> and <script>alert(2)</script>';
  await store(page, '/api/contact', [{ ...contactBody(name), message }]);
  await openAdmin(page, `/admin/contacts?q=${name.split(' ')[0]}`);
  await expect(recordOf(page, name).getByText(message, { exact: true })).toBeVisible();
  await expect(recordOf(page, name).getByRole('img')).toHaveCount(0);
});
