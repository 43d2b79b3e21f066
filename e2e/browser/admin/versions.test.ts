import { createRecords, textbox, uniqueMark } from '../support/admin.ts';
import { fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, postFormPath } from '../support/post-form.ts';
import { sampleProject } from '../support/sample-records.ts';

test('a field of an earlier version is compared and restored in the form, and published only when it is saved', async ({
  page,
  openAdmin,
  headers,
}) => {
  const body = sampleProject(`Signal ${uniqueMark()}`);
  const [id = 0] = await createRecords(page, '/api/portfolio', [body], headers);
  const changed = { ...body, title: 'Another title', description: 'A board that shows where every bus is.' };
  await page.request.put(`/api/portfolio/${id}`, { data: changed, headers });
  const stored = async () => findOrThrow(await fetchProjects(page.request), (project) => project.id === id);

  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await form.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  await versions.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: /^2: / }).click();
  await expect(versions.getByRole('region', { name: 'What differs' }).locator('ins').last()).toHaveText('train');
  await versions.getByRole('button', { name: 'Restore Title' }).click();
  await versions.getByRole('button', { name: 'Close' }).click();
  await expect(textbox(form, 'Title')).toHaveValue(body.title);
  expect(await stored()).toMatchObject(changed);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await stored()).toMatchObject({ ...changed, title: body.title });
});

test('two versions are compared in the page, and the page is shown as it was at a moment', async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  // The page did not exist at the first moment.
  expectProblem(/404/);
  const words = 'Trains leave the main hall every ten minutes, and buses wait outside the gate. '.repeat(3);
  const mark = uniqueMark();
  const body = { title: `Timetable ${mark}`, slug: `timetable-${mark}`, published: true };
  const paragraphs = ['<p>This line was removed at the second change.</p>', `<p>${words}</p>`];
  const post = await createPost(page, headers, { ...body, content: paragraphs.join('') });
  const changed = { ...post, ...body, content: `<p>${words.replace('ten minutes', 'five minutes')}</p>` };
  await page.request.put(`/api/admin/blog-posts/${post.id}`, { data: changed, headers });
  // Before the clock of the form, which has no seconds, shows another minute.
  const saved = new Date(Date.now() + 5.5 * 3_600_000 + 60_000).toISOString().slice(0, 16);

  await openAdmin(postFormPath(post));
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByText('In the page').click();
  const shown = versions.frameLocator('iframe');
  await expect(shown.locator('del', { hasText: 'This line was removed' })).toBeVisible();
  await expect(shown.locator('ins').filter({ hasText: 'five' }).first()).toBeVisible();
  await expect(shown.locator('del').filter({ hasText: 'ten' }).first()).toBeVisible();

  // The first version is compared with the one after it.
  await versions.getByRole('listitem').last().getByRole('button').click();
  await versions.getByText('In the page').click();
  await expect(shown.locator('ins', { hasText: 'This line was removed' })).toBeVisible();

  await versions.getByText('As it was on a date').click();
  await versions.getByLabel('Date and time').fill('2020-01-01T10:00');
  await expect(versions.getByText('It did not exist at that time')).toBeVisible();
  await versions.getByLabel('Date and time').fill(saved);
  await expect(versions.getByText(/^Saved on /)).toBeVisible();
  await expect(shown.getByText('every five minutes')).toBeVisible();
  await expect(shown.locator('ins, del')).toHaveCount(0);
});
