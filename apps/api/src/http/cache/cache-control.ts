export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** May be stored, but must be revalidated before each use. */
export const REVALIDATE = 'public, no-cache';
export const FOR_A_DAY = 'public, max-age=86400';
