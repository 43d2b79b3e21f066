import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin } from '../testing/content.ts';

const before = [
  { label: 'Account', value: '27 s' },
  { label: 'Address', value: '24 s' },
];
const after = [{ label: 'One screen', value: '31 s' }];
const changes = { project: ['PUT', '/api/portfolio'], caseStudy: ['PATCH', '/api/case-studies'] } as const;
const kinds = ['project', 'caseStudy'] as const;

test.each(kinds)('a %s has its steps in its answers, and none without them', async (kind) => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const record = await add(kind, { before, after });
  expect(record).toMatchObject({ before, after });
  const [method, path] = changes[kind];
  expect((await send('GET', path)).body).toEqual([record]);
  const url = `${path}/${record.id}`;
  const emptied = await sendAsAdmin(method, url, { ...bodies[kind], before: [], after });
  expect(emptied.body).toMatchObject({ id: record.id, after });
  expect(emptied.body).not.toHaveProperty('before');
});

test.each(kinds)('an invalid step of a %s is answered with 400 at its place', async (kind) => {
  const { sendAsAdmin } = await testAdmin();
  const body = { ...bodies[kind], after: [...after, { label: '', value: '5 s' }] };
  const { status, body: answer } = await sendAsAdmin('POST', createPaths[kind], body);
  const message = 'Label is required';
  expect([status, answer]).toEqual([400, { message, issues: [{ path: 'after.1.label', message }] }]);
});

test('the page of a project gets the steps of its case study', async () => {
  const api = await testAdmin();
  const caseStudy = await api.add('caseStudy', { before, after });
  const project = await api.add('project', { caseStudyId: caseStudy.id });
  expect(await testCaller(api).project.detail({ id: project.id })).toMatchObject({ caseStudy: { before, after } });
});
