import type { Page, Request } from '@playwright/test';

/** Holds back every call of the procedure until the returned function is called. */
export const holdProcedure = (page: Page, procedure: string) => holdRequests(page, procedureUrl(procedure));

/** Holds back every request for the URL until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // Earlier routes of the test come next, then the server.
    await route.fallback();
  });
  return resolve;
}

/** Answers every call of the procedure with the data; `dates` names its fields that are dates. */
export async function fulfillProcedure(
  page: Page,
  procedure: string,
  json: unknown,
  dates: readonly string[] = [],
): Promise<void> {
  const meta = { values: Object.fromEntries(dates.map((name) => [name, ['Date']])) };
  const data = dates.length > 0 ? { json, meta } : { json };
  await answerProcedure(page, procedure, 200, { result: { data } });
}

type Failure = { status: number; message: string; issues?: { path: string; message: string }[] };

/** Answers every call of the procedure with an error in the server's format. */
export async function failProcedure(
  page: Page,
  procedure: string,
  { status, message, issues }: Failure,
): Promise<void> {
  const data = { code: 'REFUSED', httpStatus: status, ...(issues && { issues }) };
  await answerProcedure(page, procedure, status, { error: { json: { message, code: -32_000, data } } });
}

/** Other calls in the same request are answered by the server. */
async function answerProcedure(page: Page, procedure: string, status: number, answer: object): Promise<void> {
  await page.route(procedureUrl(procedure), async (route) => {
    const called = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (called.length === 1) return route.fulfill({ status, json: [answer] });
    const answers: unknown[] = await (await route.fetch()).json();
    const json = called.map((name, index) => (name === procedure ? answer : answers[index]));
    return route.fulfill({ status, json });
  });
}

/** Makes every call of the procedure fail as if offline. */
export async function abortProcedure(page: Page, procedure: string): Promise<void> {
  await page.route(procedureUrl(procedure), (route) => route.abort());
}

/** Records the calls of the procedure from now on. */
export function recordCalls(page: Page, procedure: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (procedureUrl(procedure).test(request.url())) requests.push(request);
  });
  return requests;
}

/** The URL of every request that calls the procedure, alone or with others. */
export function procedureUrl(procedure: string): RegExp {
  return new RegExp(`/trpc/([^?]*,)?${procedure.replace('.', '\\.')}(,[^?]*)?\\?`);
}
