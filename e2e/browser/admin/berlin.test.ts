import type { Locator, Page } from '@playwright/test';
import { light } from '@site/schema/palette';
import { readMail } from '../../../apps/api/src/testing/read-mail.ts';
import { crawl } from '../../http/crawl.ts';
import { fillFields, textbox } from '../support/admin.ts';
import { contactFields, fillContact, newContact } from '../support/contact-form.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/mail-server.ts';
import { fillPost, postForm, postFormPath } from '../support/post-form.ts';
import { fillCall, openSchedulePage, submitButton } from '../support/schedule-form.ts';

/*
 * An architects' studio in Berlin, set up by the panel alone on a site without demo content. Nothing that a visitor
 * can get names the place, the law or the agency of the demo.
 */

test.use({ serverOptions: { name: 'berlin', env: { SEED: 'none' } }, timezoneId: 'Europe/Berlin' });

/** What only the demo, its country and its law would say. */
const leftover = /\b(Indian?|IST|Ascent|Delhi|DPDP|Kolkata|GST|UPI)\b|\ben[-_](?:IN|in)\b|₹/;

const brand = {
  'Name of the agency': 'Atelier Nordlicht',
  'What you do, in one sentence': 'Houses of wood and light for people who stay.',
  Email: 'post@nordlicht.example',
  Street: 'Torstraße 1',
  City: 'Berlin',
  'Postal code': '10119',
};

const zone = 'Europe/Berlin';
const gallery = ['Hall', 'Stairs'];

async function save(page: Page, message: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, message)).toBeVisible();
}

/** Publishes what the open form of a record contains. */
async function publish(page: Page, form: Locator, message: string): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, message)).toBeVisible();
  await expect(form).toHaveCount(0);
}

async function addItem(form: Locator, label: string, text: string): Promise<void> {
  const input = form.getByRole('textbox', { name: label, exact: true });
  await input.fill(text);
  await input.press('Enter');
}

async function uploadPicture(page: Page, form: Locator, label: string, name: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>${name}</title><rect width="1200" height="630" fill="#0b6e78"/></svg>`;
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: `Upload: ${label}`, exact: true }).click();
  await (await chooser).setFiles({ name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  if (label === 'Logo') return expect(textbox(form, label)).not.toHaveValue('');
  const description = form.getByRole('textbox', { name: /^What it shows/ });
  await description.fill(`${name} of the house`);
  await description.press('Enter');
  await expect(description).toHaveCount(0);
}

async function takeFirstLook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start with a first look' }).click();
  const look = page.getByRole('dialog', { name: 'A first look' });
  await fillFields(look, brand);
  // Those of the browser.
  await expect(look.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  await expect(look.getByRole('combobox', { name: 'Time zone' })).toHaveValue(zone);
  await uploadPicture(page, look, 'Logo', 'Logo');
  await look.getByLabel('Main colour').fill('#0b6e78');
  await look.getByRole('button', { name: 'Put it on the site' }).click();
  await expect(look).toHaveCount(0);
}

async function addFamily(page: Page): Promise<void> {
  await page.goto('/admin/pages?page=navigation');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Service families' }).click();
  await main.getByRole('button', { name: 'Add family' }).click();
  await fillFields(main.getByRole('list', { name: 'Families' }), { Name: 'Buildings', 'Short name': 'buildings' });
  await save(page, 'Settings saved');
}

async function addRecords(page: Page): Promise<void> {
  await page.goto('/admin/services?edit=new');
  const service = page.getByRole('dialog', { name: 'Add service' });
  await fillFields(service, { Title: 'New houses', Description: 'From the first sketch to the keys.' });
  await addItem(service, 'Features', 'Timber frames');
  await service.getByRole('combobox', { name: 'Family' }).click();
  await page.getByRole('option', { name: 'Buildings' }).click();
  await textbox(service, 'Price from').fill('€15,000');
  await publish(page, service, 'Service added');

  await page.goto('/admin/case-studies?edit=new');
  const caseStudy = page.getByRole('dialog', { name: 'Add case study' });
  const story = { Challenge: 'A house without sun.', Solution: 'A roof that opens.', Duration: '14 months' };
  await fillFields(caseStudy, {
    Title: 'House by the lake',
    'Client name': 'Family Lindt',
    Industry: 'Housing',
    ...story,
  });
  await addItem(caseStudy, 'Results', 'Heating fell from 120 kWh to 35 kWh');
  await uploadPicture(page, caseStudy, 'Image', 'Lake');
  await publish(page, caseStudy, 'Case study added');

  await page.goto('/admin/portfolio?edit=new');
  const project = page.getByRole('dialog', { name: 'Add project' });
  await fillFields(project, { Title: 'Town house', Description: 'Four floors around a yard.' });
  await project.getByRole('combobox', { name: 'Category' }).fill('Housing');
  await addItem(project, 'Technologies', 'Timber');
  await uploadPicture(page, project, 'Image', 'Yard');
  for (const picture of gallery) await uploadPicture(page, project, 'Gallery', picture);
  await publish(page, project, 'Project added');

  await page.goto(postFormPath());
  const post = postForm(page);
  await fillPost(post, { title: 'Why wood' });
  await (await post.field('Settings', 'Published')).check();
  await post.save.click();
  await expect(post.dialog).toHaveCount(0);
}

/** Publishes the legal texts, each with its own words in place of the note for the owner. */
async function publishLegalTexts(page: Page): Promise<void> {
  await page.goto('/admin');
  const notes = page.getByRole('main').getByRole('link', { name: /^“/ });
  await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible();
  await expect(notes).toHaveCount(0);
  for (const name of ['privacy', 'terms']) {
    await page.goto(`/admin/pages?page=${name}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Not public yet', { exact: true })).toHaveCount(0);
  }
  for (let left = 2; left > 0; left -= 1) {
    await page.goto('/admin');
    await expect(notes).toHaveCount(left);
    await notes.first().click();
    const note = page.getByRole('main').locator('textarea:focus');
    await expect(note).toHaveValue('Review before going live');
    await note.fill('Who we are');
    await save(page, 'Texts saved');
  }
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible();
  await expect(page.getByText('Your site still says')).toHaveCount(0);
}

/** Writes to the studio, books a call, and returns the addresses of the private page and of the calendar file. */
async function writeAndBook(page: Page): Promise<string[]> {
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await fillContact(form, newContact());
  await contactFields(form).send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await page.clock.setFixedTime('2031-06-10T08:00:00+02:00');
  const call = await openSchedulePage(page);
  await fillCall(call);
  await submitButton(call).click();
  await expect(call.getByText('Tue, Jun 10, 2031, 10:30 AM Central European Time')).toBeVisible();
  const links = [/\.ics/, 'Reschedule or cancel'].map((name) => call.getByRole('link', { name }).getAttribute('href'));
  return (await Promise.all(links)).map(String);
}

/** The texts that a page shows when it is printed. */
async function readPrint(page: Page, path: string): Promise<string> {
  await page.goto(path);
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes what the print layout hides
  return page.locator('html').innerText();
}

test('a studio in Berlin is set up by the panel alone, and nothing of the demo or its country remains', async ({
  page,
  openAdmin,
  server: { url },
  mailServer: { mails },
}) => {
  test.setTimeout(240_000);
  await openAdmin('/admin');
  await takeFirstLook(page);
  await addFamily(page);
  await addRecords(page);
  await publishLegalTexts(page);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveCSS('--marigold', light.marigold);
  const learnMore = page.getByRole('link', { name: 'Learn More about New houses' });
  await expect(learnMore).toHaveAttribute('href', '/services/new-houses');
  const [calendar = '', booking = ''] = await writeAndBook(page);
  await expect.poll(() => mails.length).toBe(4);
  for (const { headers, text, html, calendar: event } of mails.map(readMail)) {
    expect(text).toContain('Atelier Nordlicht');
    expect.soft(leftover.exec(`${JSON.stringify(headers)} ${text} ${html} ${event}`)?.[0], text).toBeUndefined();
  }

  const { urls } = await crawl({
    url,
    publicUrl: url,
    start: ['/', '/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/nowhere', calendar, booking],
    markdown: /^\/blog\/[^/?]+$/,
    maxUrls: 500,
    connections: 4,
  });
  expect(urls).toEqual(expect.arrayContaining(['/services/new-houses', '/portfolio/1', '/case-studies/1', '/terms']));
  await page.emulateMedia({ media: 'print' });
  for (const path of urls.filter((one) => !one.startsWith('/assets/'))) {
    const response = await page.request.get(path, { headers: { accept: '*/*' } });
    const type = response.headers()['content-type'] ?? '';
    if (/^(image\/(?!svg)|font)/.test(type)) continue;
    const text = await response.text();
    expect.soft(leftover.exec(text)?.[0], path).toBeUndefined();
    if (type.startsWith('text/html'))
      expect.soft(leftover.exec(await readPrint(page, path))?.[0], path).toBeUndefined();
  }
});
