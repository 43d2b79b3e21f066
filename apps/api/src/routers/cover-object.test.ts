import { expect, test } from 'vitest';
import { bodies, createPaths, testAdmin } from '../testing/content.ts';

const kinds = {
  project: { method: 'PUT', path: '/api/portfolio', list: '/api/portfolio' },
  caseStudy: { method: 'PATCH', path: '/api/case-studies', list: '/api/case-studies' },
  service: { method: 'PATCH', path: '/api/services', list: '/api/services' },
  post: { method: 'PUT', path: '/api/admin/blog-posts', list: '/api/blog-posts/published' },
} as const;
const entries = Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)['project']][];

test.each(entries)(
  'a %s has the chosen object in its answers and in the list, and none without a choice',
  async (...row) => {
    const [kind, { method, path, list }] = row;
    const { add, send, sendAsAdmin } = await testAdmin();
    const record = await add(kind, { coverObject: 'jar' });
    expect(record).toMatchObject({ coverObject: 'jar' });
    expect((await send('GET', list)).body).toMatchObject([{ id: record.id, coverObject: 'jar' }]);
    const cleared = await sendAsAdmin(method, `${path}/${record.id}`, { ...bodies[kind], coverObject: null });
    expect(cleared).toMatchObject({ status: 200, body: { id: record.id } });
    expect(cleared.body).not.toHaveProperty('coverObject');
    const [listed] = (await send('GET', list)).body as object[];
    expect(listed).not.toHaveProperty('coverObject');
  },
);

test.each(entries)('an object of a %s that is not drawn is answered with 400', async (kind) => {
  const { sendAsAdmin } = await testAdmin();
  const answer = await sendAsAdmin('POST', createPaths[kind], { ...bodies[kind], coverObject: 'teapot' });
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'coverObject' }] } });
});
