import type { Page } from '@playwright/test';
import { expectItems, fillFields, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { fetchCaseStudies, fetchProjects, fetchServices, findOrThrow } from '../support/demo-content.ts';
import { toast } from '../support/feedback.ts';
import { moveRow } from '../support/move-row.ts';
import { expect, test } from '../support/own-server.ts';

/*
 * Records that the administrator adds, changes and deletes, and what visitors see on their next request.
 */

async function deleteRecord(page: Page, name: string, word: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: `Are you sure you want to delete this ${word}?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, `The ${word} is in the trash`)).toBeVisible();
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test('a project is added, linked to a case study and a service, changed, deleted and restored', async ({
  page,
  openAdmin,
}) => {
  const title = `Signal box ${uniqueMark()}`;
  await openAdmin(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: 'Add project' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add project' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Title must be at least 3 characters')).toBeVisible();
  await expect(adding.getByLabel('Title')).toBeFocused();
  await fillFields(adding, {
    Title: title,
    Description: 'A board that shows where every train is.',
    Image: '/art/signal-box.svg',
    Technologies: ' React, , Node.js ',
  });
  await adding.getByRole('combobox', { name: 'Category' }).fill('Dashboard');
  await adding.getByRole('combobox', { name: 'Case study' }).fill('spice shop');
  await page.getByRole('option').click();
  await adding.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'E-commerce Development' }).click();
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project added')).toBeVisible();
  await expect(adding).toBeHidden();
  const stored = async () => (await fetchProjects(page.request)).find((project) => project.title.startsWith(title));
  expect(await stored()).toMatchObject({ title, technologies: ['React', 'Node.js'] });
  const { id, caseStudyId } = findOrThrow(await fetchProjects(page.request), (project) => project.title === title);
  const path = `/portfolio/${id}`;
  const linked = await htmlOf(page, path);
  expect(linked).toContain('aria-label="Read the case: A spice shop that takes the order in 31\u00a0seconds"');
  expect(linked).toContain('href="/services/ecommerce-development"');
  expect(await htmlOf(page, `/case-studies/${caseStudyId}`)).toContain(`href="${path}"`);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit project' });
  await editing.getByLabel('Title').fill(`${title}, rebuilt`);
  await expect(editing.getByRole('combobox', { name: 'Service' })).toHaveValue('E-commerce Development');
  await editing.getByRole('button', { name: 'Remove the case study' }).click();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await stored()).toMatchObject({ title: `${title}, rebuilt`, caseStudyId: null });
  expect(await htmlOf(page, path)).not.toContain('Read the case');

  await deleteRecord(page, `${title}, rebuilt`, 'project');
  expect(await stored()).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The project is back')).toBeVisible();
  expect(await stored()).toMatchObject({ title: `${title}, rebuilt` });
});

test('a case study is added, shown to visitors, changed, deleted and restored', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const title = uniqueMark();
  const challenge = `${'Nobody found the shop. '.repeat(6)}${'x'.repeat(12)}`;
  await openAdmin(`/admin/case-studies?q=${title}`);
  await page.getByRole('button', { name: 'Add case study' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add case study' });
  await fillFields(adding, {
    Title: title,
    'Client name': 'Tea & Co',
    Industry: 'Retail',
    Challenge: `${challenge}End of it`,
    Solution: 'A faster shop with better words.',
    Results: 'Orders doubled.\nReturns halved.',
    Duration: '3 months',
    Image: '/art/tea.svg',
    Technologies: ' Next.js,, Astro , Redis, Kafka, React',
    Testimonial: 'We sell more tea.',
    'Testimonial author': 'Asha Rao',
  });
  await adding.getByRole('switch', { name: 'Featured' }).check();
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Case study added')).toBeVisible();
  await expect(adding).toBeHidden();
  const stored = (await fetchCaseStudies(page.request)).find((study) => study.title === title);
  expect(stored).toMatchObject({
    technologies: ['Next.js', 'Astro', 'Redis', 'Kafka', 'React'],
    results: 'Orders doubled.\nReturns halved.',
    featured: true,
    budget: null,
    projectUrl: null,
  });

  const path = `/case-studies/${stored?.id}`;
  const row = rowOf(page, title);
  await expect(row.getByRole('link', { name: `See the page ${title}` })).toHaveAttribute('href', path);
  // The list shows 150 characters of the challenge and four technologies.
  await expect(row.getByText(`${challenge}...`)).toBeVisible();
  await expect(row.getByText('Next.js · Astro · Redis · Kafka', { exact: true })).toBeVisible();
  expect(await htmlOf(page, path)).toContain('We sell more tea.');
  expect(await htmlOf(page, '/case-studies')).toContain(title);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit case study' });
  await expectItems(editing, 'Technologies', ['Next.js', 'Astro', 'Redis', 'Kafka', 'React']);
  await expectItems(editing, 'Results', ['Orders doubled.', 'Returns halved.']);
  await fillFields(editing, { Title: `${title} again`, Testimonial: '' });
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Case study saved')).toBeVisible();
  const changed = await htmlOf(page, path);
  expect(changed).toContain(`${title} again`);
  expect(changed).not.toContain('We sell more tea.');

  await deleteRecord(page, `${title} again`, 'case study');
  expect(await statusOf(page, path)).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The case study is back')).toBeVisible();
  expect(await statusOf(page, path)).toBe(200);
});

test('a service is added with picked icon and colour, shown to visitors, deactivated, deleted and restored', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const title = uniqueMark();
  const path = `/services/${title}`;
  await openAdmin(`/admin/services?q=${title}`);
  await page.getByRole('button', { name: 'Add service' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add service' });
  await fillFields(adding, {
    Title: title,
    'URL path': path,
    Description: 'Lamps for every platform.',
    Features: ' Bright, , Cheap ',
    'Process steps': ' Plan ',
    'Sort order': '990',
  });
  await textbox(adding, 'Process steps').press('Enter');
  await textbox(adding, 'Process steps').fill('Look, then ask');
  await textbox(adding, 'Process steps').press('Enter');
  // The keyboard moves a row by its handle.
  const handle = adding.getByRole('button', { name: 'Move Step 2', exact: true });
  await moveRow(handle, 'ArrowUp', 'Step 2 is over place 1 of 2');
  await page.keyboard.press('Space');
  await expectItems(adding, 'Process steps', ['Look, then ask', 'Plan']);
  await expect(adding.getByRole('radio', { name: 'star' })).toBeChecked();
  await adding.getByRole('radio', { name: 'rocket' }).check({ force: true });
  await adding.getByRole('radio', { name: 'violet' }).check({ force: true });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service added')).toBeVisible();
  await expect(adding).toBeHidden();
  const stored = async () => (await fetchServices(page.request)).find((service) => service.href === path);
  expect(await stored()).toMatchObject({
    icon: 'rocket',
    gradient: 'from-violet-500 to-purple-600',
    color: 'text-violet-600',
    features: ['Bright', 'Cheap'],
    serviceDetails: ['Look, then ask', 'Plan'],
    sortOrder: 990,
  });
  expect(await htmlOf(page, path)).toContain('Lamps for every platform.');
  // The menu of every page lists the services.
  expect(await htmlOf(page, '/about')).toContain(title);

  const row = rowOf(page, title);
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: `See the page ${title}` })).toHaveCount(1);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit service' });
  await expect(editing.getByRole('radio', { name: 'rocket' })).toBeChecked();
  await expect(editing.getByRole('radio', { name: 'violet' })).toBeChecked();
  await editing.getByRole('switch', { name: 'Active' }).uncheck();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service saved')).toBeVisible();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: `See the page ${title}` })).toHaveCount(0);
  expect(await statusOf(page, path)).toBe(404);

  await deleteRecord(page, title, 'service');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The service is back')).toBeVisible();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
});
