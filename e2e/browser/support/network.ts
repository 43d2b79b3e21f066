import type { Page, Request } from '@playwright/test';

/*
 * The network between the page and the procedures, as a test wants it.
 */

/** Holds back every request for the procedure until the function it answers is called. */
export const holdProcedure = (page: Page, procedure: string) => holdRequests(page, procedureUrl(procedure));

/** The same for any requests. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    // To what else the test has for it, or the server.
    await route.fallback();
  });
  return resolve;
}

/** Answers every request for the procedure with the data. */
export async function fulfillProcedure(page: Page, procedure: string, data: unknown): Promise<void> {
  await page.route(procedureUrl(procedure), (route) => route.fulfill({ json: [{ result: { data: { json: data } } }] }));
}

type Refusal = { status: number; message: string; issues?: { path: string; message: string }[] };

/** Refuses every request for the procedure, as the server would. */
export async function failProcedure(
  page: Page,
  procedure: string,
  { status, message, issues }: Refusal,
): Promise<void> {
  const data = { code: 'REFUSED', httpStatus: status, ...(issues && { issues }) };
  const json = [{ error: { json: { message, code: -32_000, data } } }];
  await page.route(procedureUrl(procedure), (route) => route.fulfill({ status, json }));
}

/** The network is away for every request for the procedure. */
export async function abortProcedure(page: Page, procedure: string): Promise<void> {
  await page.route(procedureUrl(procedure), (route) => route.abort());
}

/** The requests for the procedure from now on. */
export function recordCalls(page: Page, procedure: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (procedureUrl(procedure).test(request.url())) requests.push(request);
  });
  return requests;
}

export function procedureUrl(procedure: string): RegExp {
  return new RegExp(`/trpc/${procedure.replace('.', '\\.')}\\?`);
}
