import type { Locator, Page } from '@playwright/test';
import { createRecords, openAdmin, rowOf, uniqueMark } from '../support/admin.ts';
import { fetchCaseStudies, fetchServices } from '../support/demo-content.ts';
import { toast } from '../support/leads.ts';
import { expect, test } from '../support/own-server.ts';
import { waitForHydration } from '../support/page-state.ts';
import { sampleCaseStudy, sampleService } from '../support/sample-records.ts';

/*
 * What the owner adds, changes and deletes, and what visitors see of it on their next request.
 */

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(form, name).fill(value);
}

async function remove(page: Page, name: string, word: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: `Are you sure you want to delete this ${word}?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, `The ${word} is in the trash`)).toBeVisible();
}

/** What the next visitor is answered. */
async function next(page: Page, path: string): Promise<{ status: number; html: string }> {
  const answer = await page.request.get(path);
  return { status: answer.status(), html: await answer.text() };
}

const found = { status: 200 };
const gone = { status: 404 };

test('a case study is added, shown to visitors, changed, deleted, and brought back', async ({ page }) => {
  const title = uniqueMark();
  await openAdmin(page, `/admin/case-studies?q=${title}`);
  await page.getByRole('button', { name: 'Add case study' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add case study' });
  await fill(adding, {
    Title: title,
    'Client name': 'Tea & Co',
    Industry: 'Retail',
    Challenge: 'Nobody found the shop.',
    Solution: 'A faster shop with better words.',
    Results: 'Orders doubled.\nReturns halved.',
    Duration: '3 months',
    'Image URL': '/art/tea.svg',
    Technologies: ' Next.js,, Astro , ',
    Testimonial: 'We sell more tea.',
    'Testimonial author': 'Asha Rao',
  });
  await adding.getByRole('switch', { name: 'Featured' }).check();
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Case study added')).toBeVisible();
  await expect(adding).toBeHidden();
  const stored = (await fetchCaseStudies(page.request)).find((study) => study.title === title);
  expect(stored).toMatchObject({ technologies: ['Next.js', 'Astro'], featured: true, budget: null, projectUrl: null });

  const path = `/case-studies/${stored?.id}`;
  await expect(rowOf(page, title).getByRole('link', { name: title })).toHaveAttribute('href', path);
  expect((await next(page, path)).html).toContain('We sell more tea.');
  expect((await next(page, '/case-studies')).html).toContain(title);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit case study' });
  await expect(field(editing, 'Technologies')).toHaveValue('Next.js, Astro');
  await fill(editing, { Title: `${title} again`, Testimonial: '' });
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Case study saved')).toBeVisible();
  const changed = (await next(page, path)).html;
  expect(changed).toContain(`${title} again`);
  expect(changed).not.toContain('We sell more tea.');

  await remove(page, `${title} again`, 'case study');
  expect(await next(page, path)).toMatchObject(gone);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The case study is back')).toBeVisible();
  expect(await next(page, path)).toMatchObject(found);
  await remove(page, `${title} again`, 'case study');
  expect(await next(page, path)).toMatchObject(gone);
});

test('a service is added by sight, shown to visitors, switched off, deleted, and brought back', async ({ page }) => {
  const title = uniqueMark();
  const path = `/services/${title}`;
  await openAdmin(page, `/admin/services?q=${title}`);
  await page.getByRole('button', { name: 'Add service' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add service' });
  await fill(adding, {
    Title: title,
    'URL path': path,
    Description: 'Lamps for every platform.',
    Features: ' Bright, , Cheap ',
    'Process steps': 'Look\n\n Plan ',
    'Sort order': '990',
  });
  await adding.getByRole('radio', { name: 'rocket' }).check({ force: true });
  await expect(field(adding, 'Icon class')).toHaveValue('rocket');
  await adding.getByRole('radio', { name: 'violet' }).check({ force: true });
  await expect(field(adding, 'Gradient classes')).toHaveValue('from-violet-500 to-purple-600');
  await expect(field(adding, 'Colour class')).toHaveValue('text-violet-600');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service added')).toBeVisible();
  await expect(adding).toBeHidden();
  const listed = async () => (await fetchServices(page.request)).find((service) => service.href === path);
  expect(await listed()).toMatchObject({
    icon: 'rocket',
    gradient: 'from-violet-500 to-purple-600',
    color: 'text-violet-600',
    features: ['Bright', 'Cheap'],
    serviceDetails: ['Look', 'Plan'],
    sortOrder: 990,
  });
  expect((await next(page, path)).html).toContain('Lamps for every platform.');
  // In the menu of every page.
  expect((await next(page, '/about')).html).toContain(title);

  const row = rowOf(page, title);
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit service' });
  await expect(editing.getByRole('radio', { name: 'rocket' })).toBeChecked();
  await expect(editing.getByRole('radio', { name: 'violet' })).toBeChecked();
  await editing.getByRole('switch', { name: 'Active' }).uncheck();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service saved')).toBeVisible();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  expect(await next(page, path)).toMatchObject(gone);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  expect(await next(page, path)).toMatchObject(found);

  await remove(page, title, 'service');
  expect(await listed()).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The service is back')).toBeVisible();
  expect(await listed()).toMatchObject({ title });
  await remove(page, title, 'service');
});

test('features that hold commas are the same after something else is changed', { tag: '@desktop' }, async ({
  page,
}) => {
  const title = uniqueMark();
  const features = ['Titles, descriptions and headings', 'FAQs', 'Fixes, by order of effect'];
  const { headers } = await openAdmin(page, '/admin/settings');
  const [id] = await createRecords(page, '/api/services', [{ ...sampleService(title), features }], headers);
  await page.goto(`/admin/services?edit=${id}`);
  const editing = page.getByRole('dialog', { name: 'Edit service' });
  await expect(field(editing, 'Features')).toHaveValue(features.join('\n'));
  await fill(editing, { 'Hero title': 'Found by those who look' });
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service saved')).toBeVisible();
  const stored = (await fetchServices(page.request)).find((service) => service.id === id);
  expect(stored).toMatchObject({ heroTitle: 'Found by those who look', features });
});

test('a service that is not active has no page to lead to', { tag: '@desktop' }, async ({ page }) => {
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createRecords(page, '/api/services', [{ ...sampleService(title), active: false }], headers);
  await page.goto(`/admin/services?q=${title}`);
  await expect(rowOf(page, title)).toBeVisible();
  await expect(rowOf(page, title).getByRole('link', { name: title })).toHaveCount(0);
});

test('Back does not open a form again that was closed', { tag: '@desktop' }, async ({ page }) => {
  await openAdmin(page, '/admin/contacts');
  await page.getByRole('tab', { name: /^Services/ }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const editing = page.getByRole('dialog', { name: 'Edit service' });
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await expect(editing).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/contacts$/);
  await expect(editing).toBeHidden();
});

test('the list of case studies cuts the challenge at 150 characters and names four technologies', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = uniqueMark();
  const challenge = `${'Nobody found the shop. '.repeat(6)}${'x'.repeat(12)}End of it`;
  const { headers } = await openAdmin(page, '/admin/settings');
  const technologies = ['React', 'Node.js', 'Astro', 'Redis', 'Kafka'];
  await createRecords(page, '/api/case-studies', [{ ...sampleCaseStudy(title), challenge, technologies }], headers);
  await page.goto(`/admin/case-studies?q=${title}`);
  const row = rowOf(page, title);
  await expect(row.getByText(`${'Nobody found the shop. '.repeat(6)}${'x'.repeat(12)}...`)).toBeVisible();
  await expect(row.getByText('React · Node.js · Astro · Redis', { exact: true })).toBeVisible();
});

test('services stand before visitors in the order that the owner gave them', { tag: '@desktop' }, async ({ page }) => {
  const mark = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  const bodies = [
    { ...sampleService(`${mark} first`), sortOrder: 996 },
    { ...sampleService(`${mark} second`), sortOrder: 997 },
  ];
  await createRecords(page, '/api/services', bodies, headers);
  await page.goto(`/admin/services?q=${mark}`);
  await page.getByRole('button', { name: `Edit ${mark} first` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit service' });
  await fill(editing, { 'Sort order': '998' });
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service saved')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/services');
  await waitForHydration(visitor);
  const titles = visitor.getByRole('heading', { level: 2, name: mark });
  await expect(titles).toHaveText([`${mark} second`, `${mark} first`]);
});
