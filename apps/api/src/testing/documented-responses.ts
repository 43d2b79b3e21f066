import { z } from 'zod';
import { openApi } from '../http/api/openapi.ts';

/*
 * Compares responses with the OpenAPI document.
 */

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
type Success = { name: string; method: string; path: RegExp; status: number; body: z.ZodType };

let successes: Success[] | undefined;

function readDocument(): Success[] {
  const { paths } = openApi('https://agency.example');
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => {
      const [[status, response] = []] = Object.entries(responses).filter(([code]) => code.startsWith('2'));
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        status: Number(status),
        body: z.fromJSONSchema(response?.content['application/json'].schema as JsonSchema),
      };
    }),
  );
}

/** Fails if a successful response of a documented route differs from the document. */
export function expectDocumented(method: string, url: string, status: number, body: unknown): void {
  if (status >= 300) return;
  successes ??= readDocument();
  const pathname = url.replace(/\?.*/, '');
  // Fixed paths come before those with parameters.
  const [success] = successes
    .filter((one) => one.method === method && one.path.test(pathname))
    .toSorted((a, b) => a.path.source.split('[').length - b.path.source.split('[').length);
  if (!success) return;
  const problems = success.body
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (status !== success.status) throw new Error(`${success.name} answered ${status}, documented is ${success.status}`);
  if (problems) throw new Error(`${success.name} differs from the document: ${problems.join(', ')}`);
}
