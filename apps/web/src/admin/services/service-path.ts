import { slugify } from '@site/schema/post';

const HREF_MAX = 100;

/** The path that a title gives; empty for a title without Latin letters and digits. */
function pathOf(title: string): string {
  const slug = slugify(title);
  return slug && `/services/${slug}`.slice(0, HREF_MAX).replace(/-+$/, '');
}

/** The path of a new service after its title was changed: it follows the title until it is edited by hand. */
export function followTitle(before: { title: string; href: string }, title: string): string {
  const isOwn = before.href !== '' && before.href !== pathOf(before.title);
  return isOwn ? before.href : pathOf(title);
}
