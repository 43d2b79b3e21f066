/** True for URLs that count against RATE_LIMIT_API. */
export function isApiUrl(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/trpc/');
}

/** True for paths that only programs request: errors there are sent as JSON instead of a page. */
export function isMachinePath(pathname: string): boolean {
  return /^\/(api|trpc|assets)(\/|$)/.test(pathname);
}

/** A path that no route and no page has. */
const UNKNOWN_PATH = '/-';
/** Most URLs: a path of letters, digits, hyphens and single slashes. */
const NORMAL_URL = /^(\/|(\/[\w-]+)+\/?)(\?|$)/;
/** HTTP clients resolve these before they send a request. */
const DOT_SEGMENT = /\/\.\.?(\/|$)/;

/**
 * Normalises the URL before routing. Unnecessary escapes are decoded, so that no check of a path can be bypassed with
 * them. In a path that cannot be decoded, each `%` is taken literally. Invalid paths become an unknown one.
 */
export function normalizeRequestUrl(url: string): string {
  if (NORMAL_URL.test(url)) return url;
  if (!/^\/(?!\/)/.test(url)) return UNKNOWN_PATH;
  const [rawPath = ''] = url.split('?');
  const path = rawPath.replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
  if (path.includes('\\')) return UNKNOWN_PATH;
  if (DOT_SEGMENT.test(path)) return isMachinePath(path) ? '/api' : UNKNOWN_PATH;
  const decodablePath = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodablePath + url.slice(rawPath.length);
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
