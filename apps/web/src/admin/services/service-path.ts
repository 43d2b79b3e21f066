import { slugify } from '@site/schema/post';

const HREF_MAX = 100;

/** The path that a title gives; empty for a title without Latin letters and digits. */
export function pathOf(title: string): string {
  const slug = slugify(title);
  return slug && `/services/${slug}`.slice(0, HREF_MAX).replace(/-+$/, '');
}
