import type { PageRenderer, SubmittedForm } from '../trpc/public-types.ts';
import { fakeWeb } from './app.ts';
import { testAdmin } from './content.ts';

/*
 * Forms as browsers post them without JavaScript.
 */

export const HOST = 'agency.example';
export const ORIGIN = `http://${HOST}`;

type RenderedPage = { url: string; form: SubmittedForm | undefined };
export type Headers = Record<string, string | undefined>;

const withoutUndefined = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

export async function testForms(env: Record<string, string> = {}, status = 200) {
  const rendered: RenderedPage[] = [];
  const render: PageRenderer = async ({ url, form }) => {
    rendered.push({ url, form });
    return { status, html: `<p>${url}</p>` };
  };
  const site = await testAdmin({ env, deps: { web: { ...fakeWeb, render } } });
  const post = (
    url: string,
    fields: Record<string, string> | string,
    headers: Headers = {},
    remoteAddress = '127.0.0.1',
  ) =>
    site.app.inject({
      remoteAddress,
      method: 'POST',
      url,
      headers: withoutUndefined({
        host: HOST,
        origin: ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
      payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
  const { db } = site.database;
  const stored = async () => [
    ...(await db.selectFrom('contactSubmissions').select('name').execute()),
    ...(await db.selectFrom('callSchedules').select('name').execute()),
  ];
  const leads = () => db.selectFrom('contactSubmissions').selectAll().orderBy('id').execute();
  return { ...site, rendered, post, stored, leads };
}
