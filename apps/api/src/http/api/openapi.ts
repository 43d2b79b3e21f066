import { factorKinds } from '@site/schema/factor';
import { z } from 'zod';
import { VERSION } from '../../version.ts';
import { restRoutes } from './rest.ts';
import { answersTag, type RestRoute } from './rest-route.ts';

/*
 * Generates OpenAPI 3.1 from the table of REST routes.
 */

const errorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  // Free slots, when a slot is full.
  slots: z.array(z.object({ day: z.string(), time: z.string() })).optional(),
  // What can be sent besides the password, when that is needed.
  secondFactor: z.array(z.enum([...factorKinds, 'recovery'])).optional(),
});

export type OpenApi = ReturnType<typeof openApi>;
export type OpenApiOperation = ReturnType<typeof operation>;

export function openApi(publicUrl: string) {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const route of restRoutes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the website',
      version: VERSION,
      description:
        'Records are JSON, dates are ISO 8601. The administrator sends the session token in a Bearer header.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Fault: jsonSchema(errorBody, 'output') },
    },
  };
}

type Response = { description: string; headers?: object; content: { 'application/json': { schema: object } } };

function operation(route: RestRoute) {
  // Fastify reads a body for every method except GET, even if the route has none.
  const readsBody = route.method !== 'GET';
  const hasParameter = route.path.includes(':');
  const errorStatuses = [
    ...(readsBody || route.paged || hasParameter ? [400] : []),
    ...(route.admin ? [401] : []),
    ...(hasParameter ? [404] : []),
    ...(takesTag(route) ? [412] : []),
    ...(readsBody ? [413, 415] : []),
    ...(route.errorStatuses ?? []),
    429,
    503,
  ];
  return {
    summary: route.summary,
    operationId: [route.method.toLowerCase(), ...route.path.slice(1).split('/')].join('.').replaceAll(':', ''),
    parameters: [
      ...pathParameters(route),
      ...(route.paged ? pagingParameters : []),
      ...(route.parameters ?? []).map((name) => parameter(name, 'query', { type: 'string' })),
      ...(takesTag(route) ? [ifMatch] : []),
    ],
    security: route.admin ? [{ session: [] }] : [],
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          [route.takesFile ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(route.body, 'input') },
        },
      },
    }),
    responses: {
      [route.status ?? 200]: {
        description: route.status === 201 ? 'Created' : 'OK',
        ...(route.paged && { headers: { 'X-Total-Count': totalCount } }),
        ...(answersTag(route) && { headers: { ETag: etag } }),
        content: { 'application/json': { schema: jsonSchema(route.response, 'output') } },
      },
      ...Object.fromEntries(errorStatuses.map((status) => [status, errorResponse(status)])),
    } as Record<string, Response>,
  };
}

const totalCount = { description: 'The number of records in the whole list', schema: { type: 'integer' } };
const etag = { description: 'Identifies the content of the record', schema: { type: 'string' } };

const takesTag = ({ hasTag, method }: RestRoute) => hasTag && method !== 'GET' && method !== 'POST';

const ifMatch = {
  ...parameter('If-Match', 'header', { type: 'string' }),
  description: 'The ETag of the record as it was read; refuses to change or delete a record that was changed since',
};

const pagingParameters = [
  parameter('limit', 'query', { type: 'integer', minimum: 1, maximum: 100 }),
  parameter('offset', 'query', { type: 'integer', minimum: 0 }),
];

function pathParameters({ path }: RestRoute) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) =>
    parameter(name, 'path', name === 'id' ? { type: 'integer', minimum: 1, maximum: 999_999_999 } : { type: 'string' }),
  );
}

function parameter(name: string, where: 'path' | 'query' | 'header', schema: object) {
  return { name, in: where, required: where === 'path', schema };
}

const errorDescriptions: Record<number, string> = {
  400: 'Bad input; every issue names its field',
  401: 'Not logged in',
  403: 'Not confirmed: POST /api/admin/confirm first',
  404: 'Not found',
  409: 'A value that must be unique is taken, or a slot is full',
  412: 'The record was changed since the version in If-Match',
  413: 'Body over 512 KiB, or over 64 KiB without a session',
  415: 'Body not JSON',
  429: 'Too many requests',
  503: 'Busy; try again after Retry-After seconds',
};

function errorResponse(status: number) {
  return {
    description: errorDescriptions[status] ?? '',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const generated = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: part }) {
      if (zodSchema._zod.def.type === 'date') Object.assign(part, { type: 'string', format: 'date-time' });
    },
  });
  delete generated.$schema;
  return generated;
}
