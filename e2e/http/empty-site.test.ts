import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseStudies } from '@site/db/seed/case-studies';
import { projects } from '@site/db/seed/projects';
import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { sentPath } from '@site/schema/lead-form';
import { landingSlugs, paths } from '@site/schema/paths';
import { expect, onTestFinished, test } from 'vitest';
import { logIn } from '../../scripts/log-in.mjs';
import { administrator, launchServer, testSettings } from '../launch.ts';

const home = defaultCopy('home');
const testimonials = [...home.whyUs.testimonials, ...defaultCopy('service').stories.testimonials];
const { figures: aboutFigures, foundedCaption } = defaultCopy('about').facts;
const figures = [...home.hero.figures, ...home.whyUs.figures, ...aboutFigures];

/** The people, clients and figures that only the demo site may show. */
const invented = [
  ...testimonials.flatMap(({ name, role, quote }) => [name, role.split(', ')[1] ?? role, quote]),
  ...figures.filter(({ figure }) => /\D/.test(figure) && !figure.includes('{')).map(({ figure }) => figure),
  ...figures.map(({ label }) => label).filter((label) => label !== 'Services'),
  ...[foundedCaption, ...figures.map(({ caption }) => caption)].filter((caption) => !caption.includes('{')),
  ...caseStudies.flatMap(({ clientName, testimonialAuthor }) => [clientName, testimonialAuthor ?? clientName]),
  ...projects.map(({ title }) => title),
  ...['50+ clients', '6+ years', '50L+', '₹2000', 'aggregateRating', 'foundingDate', 'numberOfEmployees'],
  ...[brandDefaults.name, brandDefaults.phone, brandDefaults.email, brandDefaults.address.street],
];

/** What only an agency in the country of the demo says. */
const local = /\b(DPDP|GST|Hindi|Devanagari|UPI)\b|₹|Ascent|Delhi/;

/** What only a web agency says, or what names the map of the demo. */
const ofDemo =
  /\b(train|track|platform|station|stop|passenger|depart|ticket|timetable|terminus|signal failure|crew|website|web agency|SEO)s?\b/i;

const { home: start, about, services, portfolio, blog, contact, scheduleCall, sitemap, feedXml } = paths;

/** What a private person who books something would not understand. */
const ofBusiness = /\b(your project|company|talk|phone call)\b/i;
const bookingPages = [contact, scheduleCall, sentPath(scheduleCall, 'call'), '/services/lamps'];

/** What a visitor reads: the text between tags, and the texts of attributes that are shown or read aloud. */
function visibleText(html: string): string {
  const body = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ');
  const attributes = Array.from(
    body.matchAll(/\s(?:alt|aria-label|placeholder|title|content)="([^"]*)"/g),
    ([, text]) => text,
  );
  return [body.replace(/<[^>]*>/g, ' '), ...attributes.filter((text) => text !== 'website')].join('\n');
}

/** Links to a phone number and a chat, which a site that has none must not show. */
const missing = ['href="tel:', 'https://wa.me/'];

const service = {
  title: 'Lamps',
  description: 'Lamps for every room.',
  icon: 'bulb',
  features: ['Bright', 'Cheap'],
  gradient: 'from-teal-500 to-cyan-600',
  color: 'text-teal-600',
  href: '/services/lamps',
};

const imageUrl = 'https://example.com/lamp.png';
const project = { title: 'A lamp', description: 'A lamp beside a chair.', imageUrl, category: 'Rooms' };
const caseStudy = {
  title: 'A room',
  clientName: 'Mira',
  industry: 'Homes',
  challenge: 'The room was dark.',
  solution: 'There is a lamp now.',
  results: 'The room is bright.',
  imageUrl,
  duration: 'A day',
};

const pagesOfDemo = [paths.seoAnalysis, ...landingSlugs.map(paths.service)];
const pages = [
  ...[start, about, services, portfolio, paths.caseStudies, blog, contact, scheduleCall, sitemap, feedXml],
  ...['/nowhere', '/services/lamps', sentPath(scheduleCall, 'call'), sentPath(contact, 'contact'), ...pagesOfDemo],
];

test('no page of a site without demo content shows an invented person, client or figure, an empty phone number, or a law', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const { child, url } = launchServer({
    ...testSettings,
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    SEED: 'none',
  });
  onTestFinished(async () => {
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const base = await url;
  const authorization = `Bearer ${await logIn(base, administrator)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const add = async (path: string, record: object) => {
    const added = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(record) });
    expect(added.status, path).toBe(201);
    return ((await added.json()) as { id: number }).id;
  };
  await add('/api/services', service);
  const records = [
    paths.project(await add('/api/portfolio', project)),
    paths.caseStudy(await add('/api/case-studies', caseStudy)),
  ];
  const show = async (path: string) => (await fetch(base + path)).status;
  for (const path of pagesOfDemo) expect(await show(path), path).toBe(404);
  // Pages that the owner shows are neutral, too.
  const saved = await fetch(`${base}/trpc/copy.save`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ page: 'navigation', values: defaultCopy('navigation') }),
  });
  expect(saved.status).toBe(200);
  for (const path of pagesOfDemo) expect(await show(path), path).toBe(200);

  for (const path of [...pages, ...records]) {
    // Styles are removed, because a selector can contain a figure: ".x10+.y" contains "10+".
    const text = (await (await fetch(base + path)).text()).replace(/<style.*?<\/style>/gs, '');
    expect(text, path).toContain('Your agency');
    expect
      .soft(
        [...invented, ...missing].filter((one) => text.includes(one)),
        path,
      )
      .toEqual([]);
    expect.soft(local.exec(text)?.[0], path).toBeUndefined();
    if (bookingPages.includes(path)) expect.soft(ofBusiness.exec(visibleText(text))?.[0], path).toBeUndefined();
    // Landing pages are hidden until the owner shows them; their names are those of the demo.
    if (!pagesOfDemo.includes(path)) expect.soft(ofDemo.exec(visibleText(text))?.[0], path).toBeUndefined();
  }
  for (const path of [paths.privacyPolicy, paths.terms]) {
    const { status } = await fetch(base + path);
    expect(status, path).toBe(404);
    expect(await (await fetch(base)).text()).not.toContain(`href="${path}"`);
    expect(await (await fetch(base + paths.sitemapXml)).text()).not.toContain(path);
  }
});
