import { type Kysely, sql } from 'kysely';

/*
 * The family of each service, which until now followed from the links of the landing pages and from colours, and the
 * families of the owner with the names and colours that the landing pages have.
 */

type Landing = { slug: string; name: string; tone: string; links: string[] };
type Tables = {
  services: {
    id: number;
    href: string;
    color: string;
    gradient: string;
    active: unknown;
    sortOrder: number;
    family: string | null;
  };
  settings: { key: string; value: string };
  versions: { id: number; kind: string; key: string; state: string; content: string };
};

const below = (...slugs: string[]) => slugs.map((slug) => `/services/${slug}`);

/** A copy of the defaults as they were at the release. */
const landings: Landing[] = [
  {
    slug: 'web-app-development',
    name: 'Web & App',
    tone: 'signal',
    links: below('website-development', 'ecommerce-development', 'saas-cms-solutions', 'chatbots-ai-assistants'),
  },
  {
    slug: 'branding-creative',
    name: 'Branding & Creative',
    tone: 'magenta',
    links: below('brand-strategy-identity', 'graphic-design', 'video-editing-motion-graphics', 'product-branding'),
  },
  {
    slug: 'digital-marketing',
    name: 'Digital Marketing',
    tone: 'green',
    links: below('seo-optimization', 'social-media-management', 'influencer-marketing', 'ai-powered-ad-generation'),
  },
  {
    slug: 'ai-automation',
    name: 'AI & Automation',
    tone: 'violet',
    links: below('ai-agents-automotive-sales', 'ai-content-ad-generation', 'smart-chatbots-virtual-assistants'),
  },
];

const hues: Record<string, string[]> = {
  signal: ['signal', 'red', 'orange', 'amber', 'yellow'],
  green: ['green', 'emerald', 'lime'],
  magenta: ['magenta', 'pink', 'rose', 'fuchsia'],
  blue: ['blue', 'sky', 'indigo'],
  violet: ['violet', 'purple'],
  teal: ['teal', 'cyan'],
};

/** A copy of the rule as it was at the release, so that later changes of the rule do not change the migration. */
function toneOf(...stored: string[]): string {
  const words = stored.flatMap((classes) => classes.toLowerCase().split(/[\s-]+/));
  const tones = words.map((word) => Object.keys(hues).find((tone) => hues[tone]?.includes(word)));
  return tones.find((tone) => tone !== undefined) ?? 'signal';
}

const pathOf = (href: string) => (/^(\/|#|https?:)/i.test(href) ? href : `/services/${encodeURIComponent(href)}`);

export async function up(untyped: Kysely<unknown>): Promise<void> {
  await sql`alter table services add column family text`.execute(untyped);
  const db = untyped as Kysely<Tables>;
  const families = await Promise.all(landings.map((landing) => asStored(db, landing)));
  const services = await db.selectFrom('services').selectAll().orderBy('sortOrder').orderBy('id').execute();
  let current = families[0]?.slug ?? null;
  for (const { id, href, color, gradient, active } of services) {
    const tone = toneOf(color, gradient);
    const linking = families.find(({ links }) => links.includes(pathOf(href)));
    const family = (linking ?? families.find((one) => one.tone === tone))?.slug ?? current;
    if (active) current = family;
    await db.updateTable('services').set({ family }).where('id', '=', id).execute();
    await fillWorkingCopy(db, String(id), family);
  }
  const changed = families.some(({ name, tone }, index) => {
    return name !== landings[index]?.name || tone !== landings[index]?.tone;
  });
  if (!changed) return;
  const list = families.map(({ slug, name, tone }) => ({ name, key: slug, tone, landing: `/services/${slug}` }));
  const value = JSON.stringify({ families: { families: list } });
  await db.insertInto('settings').values({ key: 'copy.navigation', value }).execute();
}

/** A landing page with the texts that the owner has changed. */
async function asStored(db: Kysely<Tables>, landing: Landing): Promise<Landing> {
  const key = `copy.${landing.slug}`;
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const { name = landing.name, tone = landing.tone, services } = JSON.parse(row?.value ?? '{}');
  const cards = services?.cards as { href: string }[] | undefined;
  return { ...landing, name, tone, links: cards?.map(({ href }) => href) ?? landing.links };
}

/** Otherwise publishing an older working copy would take the service out of its family. */
async function fillWorkingCopy(db: Kysely<Tables>, key: string, family: string | null): Promise<void> {
  const copies = db.selectFrom('versions').where('kind', '=', 'service').where('key', '=', key);
  const copy = await copies.where('state', '=', 'working').select(['id', 'content']).executeTakeFirst();
  if (!copy) return;
  const content = JSON.stringify({ ...JSON.parse(copy.content), family });
  await db.updateTable('versions').set({ content }).where('id', '=', copy.id).execute();
}
