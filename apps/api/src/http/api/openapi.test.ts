import { expect, test } from 'vitest';
import { admin, testApp } from '../../testing/app.ts';
import { testAdmin } from '../../testing/content.ts';
import { addMedia } from '../../testing/uploads.ts';

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema };
type Operation = {
  operationId: string;
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
};
type Document = Record<string, unknown> & { paths: Record<string, Record<string, Operation>> };

/* The documented routes with the status of their success response. */
const publicRoutes = {
  'GET /api/services': 200,
  'GET /api/services/by-href/{slug}': 200,
  'GET /api/portfolio': 200,
  'GET /api/case-studies': 200,
  'GET /api/case-studies/{id}': 200,
  'GET /api/blog-posts/published': 200,
  'GET /api/blog-posts/slug/{slug}': 200,
  'GET /api/blog/posts': 200,
  'POST /api/contact': 201,
  'POST /api/schedule-call': 201,
  'POST /api/services/{id}/enquiry': 201,
  'POST /api/blog-posts/slug/{slug}/view': 200,
  'POST /api/admin/login': 200,
  'GET /api/booking/availability': 200,
};
const adminRoutes = {
  'GET /api/admin/audit': 200,
  'GET /api/admin/versions': 200,
  'GET /api/admin/versions/{id}': 200,
  'POST /api/admin/versions/{id}/restore': 200,
  'GET /api/admin/me': 200,
  'GET /api/admin/redirects': 200,
  'POST /api/admin/redirects': 201,
  'PUT /api/admin/redirects/{id}': 200,
  'DELETE /api/admin/redirects/{id}': 200,
  'GET /api/admin/previews': 200,
  'POST /api/admin/previews': 201,
  'DELETE /api/admin/previews/{id}': 200,
  'GET /api/admin/not-found': 200,
  'POST /api/admin/logout': 200,
  'POST /api/admin/change-password': 200,
  'POST /api/portfolio': 201,
  'PUT /api/portfolio/{id}': 200,
  'DELETE /api/portfolio/{id}': 200,
  'GET /api/call-schedules': 200,
  'PATCH /api/call-schedules/{id}/status': 200,
  'GET /api/contact-submissions': 200,
  'PATCH /api/contact-submissions/{id}/status': 200,
  'POST /api/case-studies': 201,
  'PATCH /api/case-studies/{id}': 200,
  'DELETE /api/case-studies/{id}': 200,
  'GET /api/admin/services': 200,
  'POST /api/services': 201,
  'PATCH /api/services/{id}': 200,
  'DELETE /api/services/{id}': 200,
  'GET /api/blog-posts': 200,
  'POST /api/admin/blog-posts': 201,
  'PUT /api/admin/blog-posts/{id}': 200,
  'DELETE /api/admin/blog-posts/{id}': 200,
  'DELETE /api/contact-submissions/{id}': 200,
  'DELETE /api/contact-submissions/{id}/person': 200,
  'GET /api/contact-submissions/{id}': 200,
  'GET /api/contact-submissions/{id}/person': 200,
  'PATCH /api/contact-submissions/{id}/stage': 200,
  'POST /api/contact-submissions/{id}/notes': 200,
  'POST /api/contact-submissions/{id}/reply': 200,
  'DELETE /api/call-schedules/{id}': 200,
  'DELETE /api/call-schedules/{id}/person': 200,
  'GET /api/call-schedules/{id}': 200,
  'GET /api/call-schedules/{id}/person': 200,
  'PATCH /api/call-schedules/{id}/stage': 200,
  'POST /api/call-schedules/{id}/notes': 200,
  'POST /api/call-schedules/{id}/reply': 200,
  'PATCH /api/call-schedules/{id}/appointment': 200,
  'PATCH /api/call-schedules/{id}/outcome': 200,
  'POST /api/call-schedules/{id}/block': 200,
  'POST /api/call-schedules/{id}/cancel': 200,
  'POST /api/call-schedules/{id}/confirm': 200,
  'POST /api/call-schedules/{id}/reinstate': 200,
  'POST /api/call-schedules/{id}/undo-confirm': 200,
  'POST /api/contact-submissions/{id}/block': 200,
  'POST /api/leads/unblock-sender': 200,
  'GET /api/booking/settings': 200,
  'PUT /api/booking/settings': 200,
  'GET /api/leads/counts': 200,
  'GET /api/webhooks': 200,
  'PUT /api/webhooks/{id}': 200,
  'DELETE /api/webhooks/{id}': 200,
  'GET /api/webhooks/{id}/deliveries': 200,
  'POST /api/webhook-deliveries/{id}/repeat': 200,
  'POST /api/webhooks': 201,
  'POST /api/admin/confirm': 200,
  'GET /api/media': 200,
  'POST /api/media': 201,
  'GET /api/media/{id}': 200,
  'PATCH /api/media/{id}': 200,
  'DELETE /api/media/{id}': 200,
  'GET /api/media/{id}/uses': 200,
  'PUT /api/media/{id}/replacement': 200,
};

async function readDocument() {
  const { send } = await testApp({ env: { PUBLIC_URL: 'https://agency.example' } });
  const response = await send('GET', '/api/openapi.json');
  expect(response.status).toBe(200);
  const document: Document = response.body;
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.set(`${method.toUpperCase()} ${path}`, operation);
    }
  }
  return { document, operations };
}

function operationOf(operations: Map<string, Operation>, name: string): Operation {
  const operation = operations.get(name);
  if (!operation) throw new Error(`The document has no ${name}`);
  return operation;
}

test('the document is OpenAPI 3.1 of this server', async () => {
  const { document } = await readDocument();
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { title: expect.any(String), version: expect.any(String) },
    servers: [{ url: 'https://agency.example' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  });
});

test('the document lists exactly the documented routes, with unique operation ids', async () => {
  const { operations } = await readDocument();
  const ids = [...operations.values()].map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...operations.keys()].toSorted()).toEqual(Object.keys({ ...publicRoutes, ...adminRoutes }).toSorted());
});

test('every operation documents its success response', async () => {
  const { operations } = await readDocument();
  for (const [name, status] of Object.entries({ ...publicRoutes, ...adminRoutes })) {
    const { responses, summary } = operationOf(operations, name);
    const successes = Object.keys(responses).filter((code) => code.startsWith('2'));
    expect.soft(successes, name).toEqual([String(status)]);
    expect.soft(responses[status]?.content['application/json']?.schema, name).toBeTypeOf('object');
    expect.soft(summary, name).not.toBe('');
  }
});

/** Query strings of the routes that have required query parameters. */
const queries: Record<string, string> = {
  '/api/booking/availability': '?from=2025-06-12&days=1',
  '/api/admin/versions': '?kind=post&id=1',
};

test('every GET and a change of the booking settings return the documented response', async () => {
  const { add, confirm, deps, sendAsAdmin } = await testAdmin();
  await confirm();
  for (const entity of ['service', 'caseStudy', 'contact', 'call'] as const) expect((await add(entity)).id).toBe(1);
  await add('project', { caseStudyId: 1, serviceId: 1 });
  const { slug, featuredImage } = await add('post', { featuredImage: (await addMedia(deps, '1')).url });
  expect(featuredImage).toContain('/media/');
  const confirmed = { currentPassword: admin.password };
  const url = 'https://hooks.example.com';
  await sendAsAdmin('POST', '/api/webhooks', { url, events: ['lead.created'], ...confirmed });
  await sendAsAdmin('POST', '/api/admin/redirects', { from: '/old', to: '/about' });
  await sendAsAdmin('POST', '/api/admin/previews', { kind: 'post', id: 1 });
  deps.redirects.miss('/lost', 'internal');
  await add('contact');
  await sendAsAdmin('POST', '/api/contact-submissions/1/reply', { subject: 'Your shop', text: 'Let us talk.' });
  const { operations } = await readDocument();
  for (const name of [...operations.keys()].filter((name) => name.startsWith('GET '))) {
    const path = name.slice(4).replace('{id}', '1');
    const query = queries[path] ?? '';
    const href = path.includes('by-href') ? 'seo-optimization' : slug;
    const { status, text } = await sendAsAdmin('GET', path.replace('{slug}', String(href)) + query);
    expect.soft(status, `${name} ${text}`).toBe(200);
    expect.soft(text, name).not.toMatch(/^\[\]$/);
  }
  const settings: object = (await sendAsAdmin('GET', '/api/booking/settings')).body;
  const closed = await sendAsAdmin('PUT', '/api/booking/settings', { ...settings, closedDays: [2] });
  expect(closed.body).toEqual({ closed: { calls: 1, firstDay: '2025-06-10' } });
});

test('exactly the admin operations require a session', async () => {
  const { operations } = await readDocument();
  for (const name of Object.keys(adminRoutes)) {
    const { security, responses } = operationOf(operations, name);
    expect.soft(security, name).toEqual([{ session: [] }]);
    expect.soft(Object.keys(responses), name).toContain('401');
  }
  for (const name of Object.keys(publicRoutes)) expect.soft(operationOf(operations, name).security, name).toEqual([]);
});

test('every path parameter is documented and required', async () => {
  const { operations } = await readDocument();
  for (const [name, { parameters }] of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const names = inPath.map((parameter) => parameter.name);
    expect.soft(names, name).toEqual([...name.matchAll(/\{(\w+)\}/g)].map(([, key]) => key));
    for (const parameter of inPath) expect.soft(parameter.required, name).toBe(true);
  }
});

/** Short lists, which are always sent whole. */
const wholeLists = ['GET /api/webhooks', 'GET /api/booking/availability'];

test('only lists have the parameters limit and offset, with their bounds', async () => {
  const { operations } = await readDocument();
  const paging = [
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
    { name: 'offset', in: 'query', required: false, schema: { type: 'integer', minimum: 0 } },
  ];
  for (const [name, { parameters, responses }] of operations) {
    if (wholeLists.includes(name)) continue;
    const isList = responses['200']?.content['application/json']?.schema.type === 'array';
    const queried = parameters.filter(
      ({ in: where, name: own }) => where === 'query' && !/^also|^kind$|^id$/.test(own),
    );
    expect.soft(queried, name).toEqual(isList ? paging : []);
    if (isList) expect.soft(responses['200'], name).toHaveProperty('headers.X-Total-Count');
  }
});

const limits: [name: string, field: string, limit: Schema][] = [
  ['POST /api/contact', 'name', { type: 'string', minLength: 2, maxLength: 100 }],
  ['POST /api/contact', 'email', { type: 'string', maxLength: 255 }],
  ['POST /api/services/{id}/enquiry', 'message', { type: 'string', minLength: 10, maxLength: 5000 }],
  ['POST /api/schedule-call', 'company', { maxLength: 200 }],
  ['POST /api/schedule-call', 'message', { maxLength: 1000 }],
  ['POST /api/schedule-call', 'preferredTime', { minLength: 1, maxLength: 20 }],
  ['POST /api/portfolio', 'title', { minLength: 3, maxLength: 200 }],
  ['PUT /api/portfolio/{id}', 'technologies', { type: 'array', maxItems: 20 }],
  ['POST /api/case-studies', 'challenge', { minLength: 10, maxLength: 3000 }],
  ['PATCH /api/case-studies/{id}', 'budget', { maxLength: 50 }],
  ['POST /api/services', 'features', { type: 'array', minItems: 1, maxItems: 10 }],
  ['PATCH /api/services/{id}', 'sortOrder', { type: 'integer', minimum: 0, maximum: 1000 }],
  ['POST /api/admin/blog-posts', 'content', { minLength: 100, maxLength: 50_000 }],
  ['POST /api/admin/blog-posts', 'slug', { minLength: 3, maxLength: 200, pattern: '^[a-z0-9-]+$' }],
  ['PUT /api/admin/blog-posts/{id}', 'readingTime', { minimum: 1, maximum: 60 }],
  ['PUT /api/admin/blog-posts/{id}', 'canonicalUrl', { maxLength: 500 }],
  ['POST /api/admin/change-password', 'newPassword', { minLength: 8 }],
  ['PATCH /api/call-schedules/{id}/status', 'contacted', { type: 'boolean' }],
];

test('the body schemas contain the limits of their fields', async () => {
  const { operations } = await readDocument();
  for (const [name, field, limit] of limits) {
    const { requestBody } = operationOf(operations, name);
    const schema = requestBody?.content['application/json'].schema.properties?.[field];
    // An optional field is a union with null.
    const fieldSchema = schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema;
    expect.soft(fieldSchema, `${name} ${field}`).toMatchObject(limit);
  }
});

test('fields with a default are optional, and PATCH requires no field', async () => {
  const { operations } = await readDocument();
  const required = (name: string) =>
    operationOf(operations, name).requestBody?.content['application/json'].schema.required;
  expect(required('POST /api/schedule-call')).toEqual(['name', 'phone', 'email', 'preferredDate', 'preferredTime']);
  expect(required('PUT /api/portfolio/{id}')).toEqual(['title', 'description', 'imageUrl', 'category']);
  expect(required('POST /api/admin/blog-posts')).toEqual(['title', 'slug', 'excerpt', 'content']);
  expect(required('PATCH /api/services/{id}')).toBeUndefined();
});

test('the schema of public post lists omits content and hidden tags, and dates are date-time', async () => {
  const { operations } = await readDocument();
  const itemOf = (name: string) =>
    operationOf(operations, name).responses['200']?.content['application/json']?.schema.items;
  for (const name of ['GET /api/blog-posts/published', 'GET /api/blog/posts']) {
    expect(itemOf(name)?.properties).not.toHaveProperty('content');
    expect(itemOf(name)?.properties).not.toHaveProperty('hiddenTags');
  }
  expect(itemOf('GET /api/blog-posts')?.properties).toMatchObject({
    content: { type: 'string' },
    hiddenTags: { type: 'array' },
    createdAt: { type: 'string', format: 'date-time' },
  });
});

test('the HTML page contains every operation and no script', async () => {
  const { send } = await testApp();
  const { status, headers, text } = await send('GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/^<!doctype html>/);
  expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
  for (const name of Object.keys({ ...publicRoutes, ...adminRoutes }))
    expect.soft(text).toContain(`<h2><code>${name}</code></h2>`);
  expect(text.match(/Administrator only/g)).toHaveLength(Object.keys(adminRoutes).length);
});
