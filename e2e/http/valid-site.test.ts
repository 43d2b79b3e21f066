import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mailTemplates } from '@site/schema/lead';
import { paths } from '@site/schema/paths';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../../scripts/log-in.mjs';
import { administrator, launchServer, testSettings } from '../launch.ts';
import { crawl } from './crawl.ts';

const publicUrl = 'https://agency.example';
const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
const server = launchServer({
  ...testSettings,
  RATE_LIMIT_PAGES: '0',
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  PUBLIC_URL: publicUrl,
});
let url = '';
let booking = '';

beforeAll(async () => {
  url = await server.url;
  const { token } = await call('callRequest.schedule', {
    name: 'Asha Rao',
    phone: '+91 98100 12345',
    email: 'asha@client.example',
    preferredDate: '2031-03-14',
    preferredTime: '10:30 AM',
  });
  booking = paths.booking(String(token));
});

afterAll(async () => {
  const ended = once(server.child, 'close');
  server.child.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
});

const { home, about, services, portfolio, caseStudies, blog, contact, scheduleCall, sitemap, seoAnalysis } = paths;
const pages = [
  ...[home, about, services, portfolio, caseStudies, blog, contact, scheduleCall, sitemap, seoAnalysis],
  ...[paths.privacyPolicy, paths.terms, paths.admin, '/api/docs'],
  ...[paths.service('web-app-development'), paths.service('seo-optimization'), paths.project(1), paths.caseStudy(1)],
  ...[
    `${portfolio}?category=Website`,
    `${blog}?page=2`,
    paths.blogCategory('websites'),
    paths.blogTag('SEO'),
    `${contact}?sent=contact`,
  ],
  ...['/nowhere', '/blog/no-such-post', '/case-studies/abc', '/portfolio/999', paths.booking('1.x')],
];

const standard: ConfigData = { root: true, extends: ['html-validate:standard', 'html-validate:a11y'] };

// Must run first, while nothing is cached.
test('every link leads to a document, and every fragment to an element, with 150 connections to a cold server', {
  tags: ['long'],
}, async () => {
  const { broken, urls } = await crawl({
    url,
    publicUrl,
    start: [home, paths.sitemapXml, paths.robotsTxt, paths.feedXml, paths.feedJson, paths.admin, '/api/docs', booking],
    markdown: /^\/blog\/[^/?]+$/,
    maxUrls: 1_000,
    connections: 150,
  });
  expect(broken).toEqual([]);
  const kinds = [
    `${booking}.ics`,
    '/blog/',
    '/case-studies/',
    '/portfolio/',
    '/services/',
    '/share/',
    '/art/',
    '/assets/',
  ];
  for (const kind of kinds)
    expect(
      urls.some((one) => one.startsWith(kind)),
      kind,
    ).toBe(true);
});

test('the pages of every kind are valid HTML', async () => {
  const [post] = (await (await fetch(`${url}/api/blog/posts?limit=1`)).json()) as { slug: string }[];
  const rules: ConfigData['rules'] = { 'aria-label-misuse': ['error', { allowAnyNamable: false }] };
  const validator = new HtmlValidate({ ...standard, rules });
  for (const path of [...pages, paths.post(post?.slug ?? ''), booking]) {
    const html = await (await fetch(url + path)).text();
    expect.soft(await problemsOf(validator, html), path).toEqual([]);
    // Safari removes the role of lists without bullets, and with it the name.
    expect.soft(html.match(/<[ou]l [^>]*aria-label[^>]*>/g), path).toBeNull();
  }
});

test('every mail is valid HTML', async () => {
  const authorization = `Bearer ${await logIn(url, administrator)}`;
  // Mail clients ignore the style sheets that replace attributes such as `align`.
  const validator = new HtmlValidate({ ...standard, rules: { 'no-deprecated-attr': 'off' } });
  for (const template of mailTemplates) {
    const input = encodeURIComponent(JSON.stringify({ template }));
    const response = await fetch(`${url}/trpc/mail.preview?input=${input}`, { headers: { authorization } });
    const { html } = await readResult(response);
    expect.soft(await problemsOf(validator, String(html)), template).toEqual([]);
  }
});

test('the OpenAPI document passes the recommended rules', async () => {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', `${url}/api/openapi.json`, '--extends=recommended', '--format=json'],
    { cwd: folder, env: { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([
    // The specification fixes the first path, and the enquiry of a service is a POST.
    'no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: `/api/services/by-href/{slug}` and `/api/services/{id}/enquiry`.',
  ]);
});

async function call(procedure: string, input: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return readResult(response);
}

async function readResult(response: Response): Promise<Record<string, unknown>> {
  const { result } = (await response.json()) as { result: { data: { json: Record<string, unknown> } } };
  return result.data.json;
}

async function problemsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
