/** True for URLs that count against RATE_LIMIT_API. */
export function isApiUrl(url: string): boolean {
  return url.startsWith('/api/') || isTrpcUrl(url);
}

export const isTrpcUrl = (url: string): boolean => url.startsWith('/trpc/');

/** True for paths that only programs request: errors there are sent as JSON instead of a page. */
export function isMachinePath(pathname: string): boolean {
  return /^\/(api|trpc|assets)(\/|$)/.test(pathname);
}

/** An unknown path: no route or page has it. */
const UNKNOWN_PATH = '/-';
/** No page has a longer path: a service's slug has at most 256 characters, each of which takes up to nine escaped. */
const MAX_PAGE_PATH = 2_500;
/** Most URLs: a path of letters, digits, hyphens and single slashes. */
const NORMAL_URL = /^(\/|(\/[\w-]+)+\/?)(\?|$)/;
/** Dot segments, which HTTP clients resolve before they send a request. */
const DOT_SEGMENT = /\/\.\.?(\/|$)/;

/**
 * Normalises the URL before routing. Unnecessary escapes are decoded, so that no check of a path can be bypassed with
 * them. In a path that cannot be decoded, each `%` is taken literally. Invalid paths become an unknown one, as do those
 * with double slashes and very long ones: the time of the page router grows with the square of the number of slashes.
 */
export function normalizeRequestUrl(url: string): string {
  const queryStart = url.indexOf('?');
  const rawPath = queryStart < 0 ? url : url.slice(0, queryStart);
  if (rawPath.length > MAX_PAGE_PATH && !isMachinePath(rawPath)) return UNKNOWN_PATH;
  if (NORMAL_URL.test(url)) return url;
  if (!/^\/(?!\/)/.test(url)) return UNKNOWN_PATH;
  const path = rawPath.replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
  if (path.includes('\\')) return UNKNOWN_PATH;
  const isUnknown = DOT_SEGMENT.test(path) || withoutTrailingSlashes(path).includes('//');
  if (isUnknown) return isMachinePath(path) ? '/api' : UNKNOWN_PATH;
  const decodablePath = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodablePath + url.slice(rawPath.length);
}

/** Linear, unlike a regular expression, which would start a search at each slash of a run. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
