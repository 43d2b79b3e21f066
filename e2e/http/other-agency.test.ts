import { caseStudies } from '@site/db/seed/case-studies';
import { projects } from '@site/db/seed/projects';
import { emptyDatabaseUrl } from '@site/db/testing/database';
import { brandDefaults } from '@site/schema/brand-defaults';
import { copyNames, defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { lineColorNames } from '@site/schema/palette';
import { landingSlugs, paths } from '@site/schema/paths';
import { expect, test } from 'vitest';
import { startServer } from '../server.ts';

const brand = {
  name: 'Nova Works',
  tagline: 'Nova tagline',
  slogan: 'Nova slogan',
  foundingYear: 2001,
  teamSize: '3',
  areaServed: 'Europe',
  address: { street: 'Nova Street 1', city: 'Berlin', region: 'Brandenburg', postalCode: '10115', country: 'DE' },
  timeZone: 'Europe/Berlin',
  phone: '+49 30 1234567',
  email: 'hello@nova.example',
  headEmail: 'press@nova.example',
  chatNumber: '49301234567',
  socials: [],
  officeHours: { days: 'Tuesday to Saturday', opens: '10:00', closes: '17:00' },
  rating: null,
  priceRange: '€',
};

const picture = 'https://pictures.example/crew.jpg';
const lightColor = '#1a1a8c';
const darkColor = '#c8d4ff';

test('the admin can turn the demo site into that of another agency, and no text of the old one remains', {
  tags: ['long'],
}, async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl() });
  const session = await server.login();
  const call = async (procedure: string, input: object) => {
    const { status } = await server.post(`/trpc/${procedure}`, input, session);
    expect([procedure, status]).toEqual([procedure, 200]);
  };
  await call('site.saveBrand', brand);
  for (const page of copyNames) await call('copy.save', { page, values: replaced(defaultCopy(page)) });
  for (const [list, router] of Object.entries(lists)) {
    const records = (await (await server.get(list, session)).json()) as { id: number }[];
    await call(`${router}.removeMany`, { ids: records.map(({ id }) => id) });
  }

  for (const path of pages) {
    const html = await (await server.get(path)).text();
    expect(html, path).toContain(brand.name);
    const found = leftovers.filter((text) => html.includes(text));
    expect.soft(found, path).toEqual([]);
  }
  expect(await (await server.get(about)).text()).toContain(`src="${picture}"`);
  const html = await (await server.get(paths.home)).text();
  for (const name of lineColorNames) {
    expect(html).toContain(`--${name}:light-dark(${lightColor},${darkColor})`);
  }
});

/** The label of the map is the shortest text. */
const MAX_LENGTH = 14;

/** Every text replaced by another one. Addresses, days, icons, keys and names of colours stay valid. */
function replaced(value: unknown, key = ''): unknown {
  // Dark text must be readable on it.
  if (key === 'marigold') return { light: darkColor, dark: darkColor };
  if (Array.isArray(value)) return value.map((one) => replaced(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, name)]));
  if (key === 'picture') return picture;
  if (typeof value !== 'string' || value === '' || key === 'icon' || key === 'key') return value;
  if (value.startsWith('#')) return key === 'dark' ? darkColor : lightColor;
  const isFixed = /^(\/|https:)|^\d{4}-\d\d-\d\d$/.test(value) || lineColorNames.some((name) => name === value);
  return isFixed ? value : `Nova ${key}`.slice(0, MAX_LENGTH);
}

const lists = {
  '/api/portfolio': 'project',
  '/api/case-studies': 'caseStudy',
  '/api/admin/services': 'service',
  '/api/blog-posts': 'post',
};

const { home, about, services, portfolio, blog, contact, scheduleCall, sitemap, feedXml } = paths;
const pages = [
  ...[home, about, services, portfolio, paths.caseStudies, blog, contact, scheduleCall, sitemap, feedXml],
  ...[paths.privacyPolicy, paths.terms, paths.seoAnalysis, '/nowhere'],
  ...landingSlugs.map(paths.service),
];

/** Labels and messages that are the same for every agency, which texts of the demo site repeat. */
const labels = [
  ...['Privacy Policy', 'Start Your Project'],
  ...['No services available', 'No Case Studies Yet', 'No projects yet', 'No Blog Posts Yet'],
];

/** The texts, facts, people, clients and works of the demo site. */
const leftovers = [
  ...['India', 'IST', 'Kolkata', 'en-IN'],
  ...copyNames
    .flatMap((name) => textsIn(fillIn(defaultCopy(name), brandDefaults)))
    .filter((text) => text.length > 12 && !/^[a-z/-]+$/.test(text)),
  ...textsIn(brandDefaults).filter((text) => text.length > 4),
  ...projects.map(({ title }) => title),
  ...caseStudies.flatMap(({ clientName, title }) => [clientName, title]),
].filter((text) => !labels.includes(text));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
