import { expect, test } from 'vitest';
import { createScheduledCopies } from '../content/scheduled-copies.ts';
import { testApp, testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

async function site() {
  const app = await testApp();
  const caller = testCaller(app, (await app.login()).authorization);
  return { app, caller };
}

const subject = { kind: 'project', key: 'new-1' } as const;

test('a working copy that another window has saved meanwhile is refused with 409', async () => {
  const { app, caller } = await site();
  const { updatedAt } = await caller.version.save({ ...subject, content: { title: 'One' }, seen: null });
  app.advance(1_000);
  const seen = updatedAt.toISOString();
  await caller.version.save({ ...subject, content: { title: 'Two' }, seen });
  const late = caller.version.save({ ...subject, content: { title: 'Three' }, seen });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await caller.version.working(subject)).toMatchObject({ content: { title: 'Two' }, base: null });
});

test.each([
  ['setting', 'smtp', {}, 404],
  ['post', '99999', {}, 404],
  ['project', 'other', {}, 404],
  ['copy', 'nopage', {}, 404],
  ['copy', undefined, {}, 404],
  ['project', undefined, { name: 'A' }, 400],
  ['project', undefined, { constructor: 'A' }, 400],
  ['project', undefined, { title: {} }, 400],
  ['project', undefined, { technologies: [{}] }, 400],
  ['project', undefined, { createdAt: 'yesterday' }, 400],
  ['post', undefined, { publishedAt: true }, 400],
  ['copy', 'home', { hero: { text: 'A' } }, 400],
  ['copy', 'home', { hero: { title: ['A'] } }, 400],
  ['setting', 'booking', { capacity: 'many' }, 400],
  ['setting', 'brand', { rating: { stars: 5 } }, 400],
  [
    'project',
    undefined,
    { title: 'A'.repeat(1_000), imageUrl: 'no address', caseStudyId: '', technologies: null },
    200,
  ],
  ['service', undefined, { sortOrder: 0 }, 200],
  ['category', undefined, { color: 'red' }, 200],
  ['copy', 'home', { hero: { title: '', interchange: null } }, 200],
  ['copy', 'home', {}, 200],
  ['setting', 'booking', { reminders: ['never'] }, 200],
] as const)('saving %s %s with %j is answered with %i', async (kind, key, content, status) => {
  const { sendAsAdmin } = await testAdmin();
  expect(await sendAsAdmin('POST', '/trpc/version.save', { kind, key, content })).toMatchObject({ status });
});

test('a draft is scheduled only when it is complete and for a time in the future', async () => {
  const { caller } = await site();
  await caller.version.save({ ...subject, content: { title: 'One' } });
  const schedule = (publishAt: string) => caller.version.schedule({ ...subject, publishAt });
  await expect(schedule('2025-06-01T06:00:00Z')).rejects.toThrow('Choose a time in the future');
  await expect(schedule('2025-06-03T06:00:00Z')).rejects.toThrow('Description must be at least 10 characters');
  await caller.version.save({ ...subject, content: bodies.project });
  expect(await schedule('2025-06-03T06:00:00Z')).toEqual({ publishAt: new Date('2025-06-03T06:00:00Z') });
  const other = caller.version.schedule({ ...subject, key: 'new-2', publishAt: '2025-06-03T06:00:00Z' });
  await expect(other).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a scheduled draft appears for visitors, and one that has become invalid is logged once', async () => {
  const { app, caller } = await site();
  const { deps } = app;
  for (const key of ['new-1', 'new-2']) {
    await caller.version.save({ kind: 'project', key, content: bodies.project });
    await caller.version.schedule({ kind: 'project', key, publishAt: '2025-06-02T07:00:00Z' });
  }
  await caller.version.save({ kind: 'project', key: 'new-2', content: { title: 'Unfinished' } });
  expect((await app.send('GET', '/api/portfolio')).body).toEqual([]);
  app.advance(60 * 60_000);
  const lines: string[] = [];
  const log = {
    info: (_: object, text: string) => lines.push(text),
    warn: (_: object, text: string) => lines.push(text),
  };
  const scheduled = createScheduledCopies({ ...deps, log: log as never });
  scheduled.start();
  await expect.poll(() => lines, { timeout: 30_000 }).toHaveLength(2);
  await scheduled.stop();
  expect(lines.toSorted()).toEqual(['could not publish a scheduled draft', 'published a scheduled draft']);
  expect((await app.send('GET', '/api/portfolio')).body).toMatchObject([{ title: bodies.project.title }]);
});

test('an unpublished project is answered with 404 until its form publishes it with its id', async () => {
  const { app, caller } = await site();
  const { id } = await caller.project.create(bodies.project);
  await caller.version.unpublish({ kind: 'project', id });
  await expect(caller.project.detail({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(caller.version.unpublish({ kind: 'project', id })).rejects.toThrow('Project not found');
  expect(await caller.project.create({ ...bodies.project, workingCopy: String(id) })).toMatchObject({ id });
  expect(await caller.project.detail({ id })).toMatchObject({ project: { id } });
  expect((await app.send('GET', '/api/portfolio')).body).toHaveLength(1);
});
