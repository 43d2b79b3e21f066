/*
 * The rules of slugs without zod: the pages of posts and services check the slug in their URL in the browser, which loads
 * zod only for forms.
 */

/** The characters of a post's slug. */
export const slugPattern = /^[a-z0-9-]+$/;

export const SERVICE_SLUG_MAX = 256;
