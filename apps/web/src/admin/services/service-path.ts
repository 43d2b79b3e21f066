import { landingSlugs, paths, serviceHref } from '@site/schema/paths';
import { slugify } from '@site/schema/post';
import { mainPages, otherPages } from '../../app/navigation/fixed-pages.ts';

const HREF_MAX = 100;

/** The path derived from a title; empty for a title without Latin letters and digits. */
export function pathOf(title: string): string {
  const slug = slugify(title);
  return slug && `/services/${slug}`.slice(0, HREF_MAX).replace(/-+$/, '');
}

type Other = { title: string; href: string };

/** The reason why a service cannot have a page at the path. */
export function describePath(href: string, others: readonly Other[]): string | undefined {
  const path = serviceHref(href);
  const page = pageAt(path);
  if (page) return `Here is ${page}: the service has no page of its own at this address`;
  if (!isServicePath(path)) return path.startsWith('/') ? NOT_ITS_OWN : undefined;
  const existing = others.find((other) => serviceHref(other.href) === path);
  const taken = others.map((other) => serviceHref(other.href));
  return existing && `"${existing.title}" has this address already, but ${freePath(path, taken)} is free`;
}

const NOT_ITS_OWN = 'Only an address below /services/ can be a page of its own';

const isServicePath = (path: string) => path.startsWith(paths.service(''));

function pageAt(path: string): string | undefined {
  const landing = landingSlugs.find((slug) => paths.service(slug) === path);
  if (landing) return `the landing page ${landing}`;
  const page = [...mainPages, ...otherPages].find((fixed) => fixed.path === path);
  return page && `the page ${page.name}`;
}

function freePath(path: string, taken: readonly string[]): string {
  for (let number = 2; ; number++) {
    const end = `-${number}`;
    const free = `${path.slice(0, HREF_MAX - end.length)}${end}`;
    if (!taken.includes(free)) return free;
  }
}
