import type { Page } from '@playwright/test';
import { createDeletedRecord, createRecords, rowOf, uniqueMark } from '../support/admin.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/own-server.ts';
import {
  sampleCall,
  sampleCaseStudy,
  sampleContact,
  samplePost,
  sampleProject,
  sampleService,
} from '../support/sample-records.ts';

/*
 * Every screen with its dialogs: accessible in both schemes, and no wider than the window with the longest texts.
 */

const company = 'Northern Provinces Cooperative Agricultural Marketing Federation Ltd.';
const email = 'lakshminarayanan.venkatasubramanian@northern-provinces-cooperative.example';
const message = 'Our booking page loses every second visitor who comes to it on a phone. '.repeat(4).slice(0, 250);
// Speech control finds a button by the text that it shows.
const rules = ['label-content-name-mismatch'];
// The screen behind a dialog is checked before the dialog opens.
const SCREEN = 'header, main';
const widths = [320, 768, 1000, 1024, 1100, 1251, 1252, 1440];

const lists = [
  {
    slug: 'calls',
    path: '/api/schedule-call',
    body: (name: string) => ({ ...sampleCall(name), company, email, message }),
  },
  { slug: 'contacts', path: '/api/contact', body: (name: string) => ({ ...sampleContact(name), email, message }) },
  {
    slug: 'case-studies',
    path: '/api/case-studies',
    body: (title: string) => ({
      ...sampleCaseStudy(title),
      challenge: message,
      clientName: company,
      industry: 'Agricultural marketing, cold storage, logistics and export of produce',
      featured: true,
    }),
    add: 'Add case study',
  },
  {
    slug: 'blog',
    path: '/api/admin/blog-posts',
    body: (title: string) => ({
      ...samplePost(title),
      author: company,
      published: true,
      featured: true,
      publishedAt: '2031-09-24T07:00:00Z',
    }),
    text: company,
    add: 'Add blog post',
    tabs: ['Media', 'Tags & SEO', 'Settings'],
  },
  {
    slug: 'portfolio',
    path: '/api/portfolio',
    body: (title: string) => ({ ...sampleProject(title), description: message, featured: true }),
    add: 'Add project',
    // The confirmation is the same for all sections.
    asks: true,
  },
  {
    slug: 'services',
    path: '/api/services',
    body: (title: string) => ({ ...sampleService(title), description: message }),
    add: 'Add service',
  },
];

for (const { slug, path, body, text = message.slice(0, 70), add, asks, tabs = [] } of lists) {
  test(`${slug}: the list and its dialogs are accessible, and the list fits every width`, {
    tag: slug === 'portfolio' ? [] : '@long',
  }, async ({ page, openAdmin, headers }) => {
    test.slow();
    const name = uniqueMark();
    await createRecords(page, path, [body(name)], headers);
    await openAdmin(`/admin/${slug}?q=${name}`);
    const cell = rowOf(page, name).getByRole('cell').filter({ hasText: text }).locator('> *');
    await expect(cell).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await cell.evaluate((element) => {
        const table = element.closest('table');
        return {
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          tableOverflow: (table?.getBoundingClientRect().width ?? NaN) - (table?.parentElement?.clientWidth ?? 0),
          cell: element.getBoundingClientRect().width,
        };
      });
      expect({ width, ...sizes, cell: sizes.cell >= 200 }).toEqual({
        width,
        overflow: 0,
        tableOverflow: 0,
        cell: true,
      });
    }

    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expectAccessible(page, `${slug}: the list with a selection`);
    if (!add) {
      await page.getByRole('link', { name, exact: true }).click();
      const drawer = page.getByRole('dialog', { name });
      await expect(drawer.getByRole('heading', { name: 'What happened' })).toBeVisible();
      await expectAccessible(page, `${slug}: the drawer`, SCREEN);
      // The rest of the drawer is the same for calls and contacts.
      if (slug === 'contacts') return;
      await drawer.getByRole('radiogroup', { name: 'What to write' }).getByText('Note').click();
      await expectAccessible(page, `${slug}: a note`, SCREEN);
      return;
    }
    if (asks) {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText('Are you sure');
      await expectAccessible(page, `${slug}: the question before a deletion`, SCREEN);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
    }
    await page.getByRole('button', { name: add }).first().click();
    const dialog = page.getByRole('dialog', { name: add });
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible(page, `${slug}: the form with errors`, SCREEN);
    for (const tab of tabs) {
      await dialog.getByRole('tab', { name: tab }).click();
      await expectAccessible(page, `${slug}: the tab ${tab}`, SCREEN);
    }
  });
}

test('the login with its errors, the overview, the settings, the texts of a page and the trash are accessible', async ({
  page,
  openAdmin,
  headers,
}) => {
  // The login reads the scheme of the system only when it is opened.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    expect(await axeViolations(page, { rules }), `login, ${colorScheme}`).toEqual([]);
  }
  await openAdmin('/admin');
  await expect(page.getByRole('region', { name: 'Mail' })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByLabel('Tagline')).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectAccessible(page, 'settings');
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Services carousel' }).click();
  await page.getByRole('button', { name: 'E-commerce Solutions' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached();
  await expectAccessible(page, 'texts of a page', 'iframe');
  await createDeletedRecord(page, '/api/portfolio', sampleProject(uniqueMark()), headers);
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('button', { name: /^Delete for good/ }).first()).toBeVisible();
  await expectAccessible(page, 'trash');
});

/** Checks light on a desktop and dark on a phone, which covers both schemes and both layouts with two runs of axe. */
async function expectAccessible(page: Page, state: string, exclude = '') {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await axeViolations(page, { rules, exclude }), `${state}, ${colorScheme}`).toEqual([]);
  }
}
