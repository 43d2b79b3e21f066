import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { createPaths, testAdmin } from '../testing/content.ts';

const DAY = 24 * 60 * 60 * 1000;

async function owner() {
  const api = await testAdmin();
  return { ...api, caller: testCaller(api, (await api.login()).authorization) };
}

test.each([
  ['project', '/api/portfolio'],
  ['caseStudy', '/api/case-studies'],
  ['service', '/api/services'],
  ['post', '/api/blog-posts/published'],
] as const)('a deleted %s is gone for visitors and comes back as it was', async (kind, list) => {
  const { add, send, sendAsAdmin, caller, deps } = await owner();
  const { id } = await add(kind);
  const { body: before } = await send('GET', list);
  await sendAsAdmin('DELETE', `${createPaths[kind]}/${id}`);
  expect((await send('GET', list)).body).toEqual([]);
  expect((await caller.trash.list({})).items).toMatchObject([{ kind, recordId: id }]);

  const revision = deps.content.revision;
  await caller.trash.restore({ kind, recordId: id });
  expect((await send('GET', list)).body).toEqual(before);
  expect(deps.content.revision).toBeGreaterThan(revision);
  await expect(caller.trash.restore({ kind, recordId: id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'This is no longer in the trash',
  });
});

test('several are deleted at once, and those that are not there are not counted', async () => {
  const { add, caller } = await owner();
  const ids = [(await add('project')).id, (await add('project')).id];
  expect(await caller.project.removeMany({ ids: [...ids, 999] })).toEqual({ removed: 2 });
  expect((await caller.trash.list({})).total).toBe(2);
});

test('a post whose address another took meanwhile stays in the trash, and the field is named', async () => {
  const { add, sendAsAdmin, caller } = await owner();
  const { id } = await add('post');
  await sendAsAdmin('DELETE', `${createPaths.post}/${id}`);
  await add('post');
  await expect(caller.trash.restore({ kind: 'post', recordId: id })).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { issues: [{ path: 'slug' }] },
  });
  expect((await caller.trash.list({})).total).toBe(1);
});

test('the trash shows what was deleted for 30 days', async () => {
  const api = await owner();
  const { id } = await api.add('project');
  await api.caller.project.remove({ id });
  api.advance(30 * DAY - 1);
  const caller = testCaller(api, (await api.login()).authorization);
  expect((await caller.trash.list({})).total).toBe(1);
  api.advance(1);
  expect((await caller.trash.list({})).total).toBe(0);
});

test('the trash can be emptied, and one thing in it deleted for good', async () => {
  const { add, caller } = await owner();
  const ids = [(await add('project')).id, (await add('project')).id];
  await caller.project.removeMany({ ids });
  await caller.trash.remove({ kind: 'project', recordId: ids[0] as number });
  expect((await caller.trash.list({})).items).toMatchObject([{ recordId: ids[1] }]);
  expect(await caller.trash.empty()).toEqual({ removed: 1 });
  expect((await caller.trash.list({})).total).toBe(0);
});
