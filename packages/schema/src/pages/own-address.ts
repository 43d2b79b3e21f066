import { slugPattern } from '../fields/slug.ts';
import { paths, redirects } from './paths.ts';

/*
 * The addresses of the pages that the owner adds, which share the top level with those of the site itself.
 */

const fixedAddresses = [...Object.values(paths), ...Object.keys(redirects)].filter((path) => typeof path === 'string');

/** The first parts of addresses that no constant path begins with. */
const systemSlugs = [
  ...['404', 'api', 'art', 'assets', 'backup', 'booking', 'calendar', 'media', 'preview', 'share', 'sitemaps'],
  ...['trpc', 'uploads'],
];

const reservedSlugs = new Set([...fixedAddresses.map((path) => path.split('/')[1] ?? ''), ...systemSlugs]);

/** Whether the site itself uses addresses that begin with this slug. */
export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug);

/** The slug that an added page at this address would have; undefined for all other addresses. */
export function ownSlugOf(address: string): string | undefined {
  const [, slug = ''] = /^\/([^/?#]*)(?:[?#]|$)/.exec(address) ?? [];
  return slugPattern.test(slug) && !isReservedSlug(slug) ? slug : undefined;
}
