import { expect, test } from 'vitest';
import { admin } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import { restRoutes } from './rest.ts';

/* A body that its call takes; every other call takes an empty one. */
const taken: Record<string, object> = {
  'POST /api/services': bodies.service,
  'PATCH /api/services/:id': bodies.service,
  'POST /api/services/:id/enquiry': bodies.contact,
  'POST /api/portfolio': bodies.project,
  'PUT /api/portfolio/:id': bodies.project,
  'POST /api/case-studies': bodies.caseStudy,
  'PATCH /api/case-studies/:id': bodies.caseStudy,
  'POST /api/admin/blog-posts': bodies.post,
  'PUT /api/admin/blog-posts/:id': bodies.post,
  'POST /api/contact': bodies.contact,
  'PATCH /api/contact-submissions/:id/status': { contacted: true },
  'POST /api/schedule-call': bodies.call,
  'PATCH /api/call-schedules/:id/status': { contacted: true },
  'POST /api/admin/login': { ...admin, password: 'not the password' },
};

const fill = (path: string, id: string, slug: string) => path.replace(':id', id).replace(':slug', slug);

test.each(restRoutes.map(({ method, path }) => [method, path] as const))(
  '%s %s documents exactly the client errors that it returns',
  async (method, path) => {
    const { app, add, session } = await testAdmin();
    // Its slug is the one that `bodies.post` asks for.
    await add('post');
    const other = await add('post', { slug: 'another' });
    const unknown = fill(path, '999', 'nobody');
    const known = fill(path, String(other.id), 'another');
    const json = { 'content-type': 'application/json' };
    const payload = JSON.stringify(taken[`${method} ${path}`] ?? {});

    const answers = new Set<string>();
    const ask = async (url: string, headers: Record<string, string>, body = payload) => {
      const asked = { method, url, headers, ...(method !== 'GET' && { payload: body }) };
      answers.add(String((await app.inject(asked)).statusCode));
    };
    await ask(known, json);
    await ask(fill(path, 'x', '%00'), { ...json, ...session });
    await ask(`${known}?limit=0`, { ...json, ...session }, '{');
    await ask(known, { ...json, ...session }, `"${'x'.repeat(513 * 1024)}"`);
    await ask(known, { 'content-type': 'text/plain', ...session }, 'words');
    await ask(unknown, { ...json, ...session });
    await ask(known, { ...json, ...session });

    const document = (await app.inject('/api/openapi.json')).json();
    const { responses } = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const faults = (statuses: Iterable<string>) => [...statuses].filter((status) => status >= '4').toSorted();
    // What any call may answer, whatever is asked.
    expect(faults(Object.keys(responses))).toEqual(faults([...answers, '429', '503']));
  },
);
