/** What the address of a post is made of. On its own, so that a page can check it without the rest of the rules. */
export const slugPattern = /^[a-z0-9-]+$/;
