// A file of its own, so that a page can check its URL without loading the other rules.

/** The characters of a post's slug. */
export const slugPattern = /^[a-z0-9-]+$/;

export const SERVICE_SLUG_MAX = 256;
