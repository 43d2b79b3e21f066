/**
 * The address of a tag: in lower case, with hyphens in place of whitespace. Tags with the same address share a page.
 * This file does not import zod, so that pages stay small.
 */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, '-')
    // Browsers would resolve a path that ends with one or two dots.
    .replace(/^\.{1,2}$/, (dots) => '-'.repeat(dots.length));

/** The tag at an address as the first of these posts writes it. */
export const tagName = (posts: readonly { tags: readonly string[] }[], slug: string): string | undefined =>
  posts.flatMap(({ tags }) => tags).find((tag) => tagSlug(tag) === slug);
