import { insertUser } from '@site/db/account';
import type { Database } from '@site/db/open';
import { emptyFolder, testDatabase } from '@site/db/testing/database';
import argon2 from 'argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type Deps } from '../app.ts';
import { sessionReader } from '../auth/sessions.ts';
import { readConfig } from '../config.ts';
import { createRedirects } from '../content/redirects.ts';
import { createContentChanges } from '../content-changes.ts';
import { createMediaFiles } from '../media/media-files.ts';
import type { Context } from '../trpc/context.ts';
import type { WebApplication } from '../trpc/public-types.ts';
import { createCaller } from '../trpc/router.ts';
import { createViewCounter } from '../view-counter.ts';
import { expectDocumented } from './documented-responses.ts';

/*
 * The application with its real dependencies, on a database of its own and with a clock that the test advances.
 */

export const admin = { username: 'owner', password: 'Correct-horse-9!' };
// The least cost that argon2 allows, which a login reads from the hash: the cost of the server takes 25 ms for each login.
const adminHash = argon2.hash(admin.password, { memoryCost: 1_024, timeCost: 2, parallelism: 1 });

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  deps: Deps;
  log: string[];
  setTime(iso: string): void;
  advance(ms: number): void;
  /** Logs in as the administrator and returns the Authorization header. */
  login(): Promise<{ authorization: string }>;
  /** Sends a JSON body and parses a JSON response. Fails if the response differs from the OpenAPI document. */
  send(
    method: InjectOptions['method'],
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse>;
};

export type TestResponse = { status: number; body: never; headers: Record<string, unknown>; text: string };

/** Replaces the web application, which this package must not import. */
export const fakeWeb: WebApplication = {
  render: async ({ url }) => ({ status: 200, html: `<p>${url}</p>` }),
  normalizeUrl: (url) => url,
  pictures: {
    share: async () => undefined,
    art: async ({ seed }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><title>${seed}</title></svg>`,
    icon: (shape) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>${shape}</title></svg>`,
    fontFiles: [],
  },
  // The data as JSON, so that tests can check what a template receives.
  renderMail: (template, data) => ({
    subject: `Mail ${template}`,
    html: `<p>${template}</p>`,
    text: JSON.stringify(data),
  }),
  inlineScripts: [],
  folder: '/nowhere',
};

type Options = { env?: Record<string, string>; database?: Database; deps?: Partial<Deps> };

export async function testApp({ env = {}, database, deps: overrides = {} }: Options = {}): Promise<TestApp> {
  const store = database ?? (await testDatabase());
  const { db } = store;
  let time = new Date('2025-06-02T06:00:00.000Z').getTime();
  const log: string[] = [];
  const config = readConfig({
    RATE_LIMIT_LEADS: '0',
    RATE_LIMIT_LOGIN: '0',
    RATE_LIMIT_API: '0',
    RATE_LIMIT_PAGES: '0',
    DATA_DIR: emptyFolder(),
    ...env,
  });
  const quiet = { debug() {}, info() {}, warn() {} };
  const content = createContentChanges(store.notifier, quiet);
  const deps: Deps = {
    config,
    db,
    now: () => new Date(time),
    content,
    views: createViewCounter(db, { failed() {}, written: () => void content.notify('views') }),
    redirects: createRedirects({ db, content, now: () => new Date(time), failed() {} }),
    media: createMediaFiles(config, quiet),
    onQueued() {},
    backUpNow: async () => false,
    lifecycle: { phase: 'ready' },
    web: fakeWeb,
    logTo: { write: (line) => log.push(line) },
    ...overrides,
  };
  const app = await buildApp(deps);
  onTestFinished(async () => {
    await app.close();
    await deps.media.stop();
    await Promise.all([deps.views.flush(), deps.redirects.flush()]).catch(() => {});
  });
  if (!database) await insertUser(db, { username: admin.username, password: await adminHash });

  const send: TestApp['send'] = async (method, url, body, headers = {}) => {
    const response = await app.inject({
      method: method ?? 'GET',
      url,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = /json/.test(String(response.headers['content-type']));
    const json = isJson ? response.json() : undefined;
    expectDocumented(method ?? 'GET', url, response.statusCode, json);
    return {
      status: response.statusCode,
      body: json as never,
      headers: response.headers,
      text: response.body,
    };
  };

  return {
    app,
    database: store,
    deps,
    log,
    setTime(iso) {
      time = new Date(iso).getTime();
    },
    advance(ms) {
      time += ms;
    },
    send,
    async login() {
      const { body } = await send('POST', '/api/admin/login', admin);
      return { authorization: `Bearer ${(body as { sessionId: string }).sessionId}` };
    },
  };
}

/** Calls procedures without HTTP, as a visitor or with the session in `authorization`. */
export function testCaller({ deps }: TestApp, authorization?: string) {
  const context: Context = {
    ...deps,
    client: 'test',
    clientSite: 'test',
    isPostedForm: false,
    async logFailedLogin() {},
    route: 'form',
    cacheTags: new Set(),
    draft: undefined,
    renderPage: async (path) => ({ status: 200, html: path }),
    userAgent: 'test',
    findSession: sessionReader(deps.db, { authorization }, deps.now),
  };
  return createCaller(context);
}
