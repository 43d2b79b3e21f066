// On their own, so that a page can check its address without the rest of the rules.

/** What the address of a post is made of. */
export const slugPattern = /^[a-z0-9-]+$/;

export const SERVICE_SLUG_MAX = 256;
