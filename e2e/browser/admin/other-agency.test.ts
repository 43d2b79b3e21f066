import type { Page } from '@playwright/test';
import { caseStudies } from '@site/db/seed/case-studies';
import { projects } from '@site/db/seed/projects';
import { brandDefaults } from '@site/schema/brand-defaults';
import { type CopyName, copyNames, defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { lineColorNames } from '@site/schema/palette';
import { landingSlugs, paths } from '@site/schema/paths';
import { textbox } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';

/* Everything that the demo site says is replaced, so this file has a server of its own. */
test.use({ serverOptions: { name: 'agency' }, contextOptions: { reducedMotion: 'reduce' } });

const facts = {
  Name: 'Nova Works',
  Tagline: 'Nova tagline',
  Slogan: 'Nova slogan',
  Phone: '+49 30 1234567',
  'Chat number': '49301234567',
  Email: 'hello@nova.example',
  'Email for search engines': 'press@nova.example',
  Street: 'Nova Street 1',
  City: 'Berlin',
  State: 'Brandenburg',
  'Postal code': '10115',
  Country: 'DE',
  'Office days': 'Tuesday to Saturday',
  Opens: '10:00',
  Closes: '17:00',
  'Founding year': '2001',
  'Team size': '3',
  'Service area': 'Europe',
  Rating: '',
  'Number of reviews': '',
  'Social profiles': '',
};

test('the demo site becomes the site of another agency in the admin, and nothing of the old one is left', async ({
  page,
  openAdmin,
}) => {
  test.slow();
  await openAdmin('/admin/settings');
  const agency = page.getByRole('region', { name: 'The agency' });
  for (const [label, value] of Object.entries(facts)) await textbox(agency, label).fill(value);
  await agency.getByRole('button', { name: 'Save the agency' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  for (const name of copyNames) await replaceTexts(page, name);
  for (const section of ['portfolio', 'case-studies', 'services', 'blog']) await deleteAll(page, section);

  await page.goto(home);
  for (const name of lineColorNames) await expect(page.locator('html')).toHaveCSS(`--${name}`, '#1a1a8c');
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('Nova Works');
    expect
      .soft(
        leftovers.filter((text) => html.includes(text)),
        path,
      )
      .toEqual([]);
  }
});

/** Replaces every text of a page, with all parts of its form open. */
async function replaceTexts(page: Page, name: CopyName): Promise<void> {
  await page.goto(`/admin/pages?page=${name}`);
  const form = page.locator('form');
  await expect(form.locator('[data-field]').first()).toBeVisible();
  const closed = form.locator('button[aria-expanded="false"]:not([aria-haspopup])');
  while ((await closed.count()) > 0)
    await closed.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).click()));
  await form.locator('textarea, input:not([type="color"], [type="radio"], [type="checkbox"])').evaluateAll((fields) => {
    for (const [index, field] of (fields as (HTMLTextAreaElement | HTMLInputElement)[]).entries()) {
      const label = field.labels?.[0]?.textContent ?? '';
      // Addresses, days and names of icons stay valid.
      if (field.value === '' || /^(\/|https:)|^\d{4}-\d\d-\d\d$/.test(field.value) || label === 'Icon') continue;
      const isColor = field.value.startsWith('#');
      const color = label.includes('Dark') ? '#c8d4ff' : '#1a1a8c';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        isColor ? color : `Nova ${index}`,
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, name === 'look' ? 'Look saved' : 'Texts saved'), name).toBeVisible();
}

async function deleteAll(page: Page, section: string): Promise<void> {
  await page.goto(`/admin/${section}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('group', { name: /selected$/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
}

const { home, about, services, portfolio, blog, contact, scheduleCall, sitemap, feedXml } = paths;
const pages = [
  ...[home, about, services, portfolio, paths.caseStudies, blog, contact, scheduleCall, sitemap, feedXml],
  ...[paths.privacyPolicy, paths.terms, paths.seoAnalysis, '/nowhere'],
  ...landingSlugs.map(paths.service),
];

/** Labels and messages that are the same for every agency, which texts of the demo site repeat. */
const labels = [
  ...['Privacy Policy', 'Start Your Project', 'India'],
  ...['No services available', 'No Case Studies Yet', 'No projects yet', 'No Blog Posts Yet'],
];

/** The texts, facts, people, clients and works of the demo site. */
const leftovers = [
  ...copyNames
    .flatMap((name) => textsIn(fillIn(defaultCopy(name), brandDefaults)))
    .filter((text) => text.length > 12 && !/^[a-z/-]+$/.test(text)),
  ...textsIn(brandDefaults).filter((text) => text.length > 4),
  ...projects.map(({ title }) => title),
  ...caseStudies.flatMap(({ clientName, title }) => [clientName, title]),
].filter((text) => !labels.includes(text));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
