import type { Page, Request } from '@playwright/test';

/*
 * The network between the page and the procedures, as a test wants it.
 */

/** Holds back every request for the procedure until the function it answers is called. */
export const hold = (page: Page, procedure: string) => holdFiles(page, callsOf(procedure));

/** The same for any requests. */
export async function holdFiles(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    // To what else the test has for it, or the server.
    await route.fallback();
  });
  return resolve;
}

/** Answers every request for the procedure with the data. */
export async function answer(page: Page, procedure: string, data: unknown): Promise<void> {
  await page.route(callsOf(procedure), (route) => route.fulfill({ json: [{ result: { data: { json: data } } }] }));
}

type Refusal = { status: number; message: string; issues?: { path: string; message: string }[] };

/** Refuses every request for the procedure, as the server would. */
export async function refuse(page: Page, procedure: string, { status, message, issues }: Refusal): Promise<void> {
  const data = { code: 'REFUSED', httpStatus: status, ...(issues && { issues }) };
  const json = [{ error: { json: { message, code: -32_000, data } } }];
  await page.route(callsOf(procedure), (route) => route.fulfill({ status, json }));
}

/** The network is away for every request for the procedure. */
export async function cutOff(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), (route) => route.abort());
}

/** The requests for the procedure from now on. */
export function calls(page: Page, procedure: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (callsOf(procedure).test(request.url())) requests.push(request);
  });
  return requests;
}

export function callsOf(procedure: string): RegExp {
  return new RegExp(`/trpc/${procedure.replace('.', '\\.')}\\?`);
}
