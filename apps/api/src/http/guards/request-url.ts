/** What is counted against RATE_LIMIT_API. */
export function isOfApi(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/trpc/');
}

/** Paths that programs ask for: a miss there is answered as JSON, not as a page. */
export function isMachinePath(pathname: string): boolean {
  return /^\/(api|trpc|assets)(\/|$)/.test(pathname);
}

const NOWHERE = '/-';
/** Any client takes these out before it asks. */
const DOT_SEGMENT = /\/\.\.?(\/|$)/;

/**
 * The address that is routed. Escapes that need not be there are taken out, so that no rule about paths can be walked
 * around; what cannot be decoded is taken letter by letter; what is no path of this server is found nowhere.
 */
export function readableUrl(url: string): string {
  if (!/^\/(?!\/)/.test(url)) return NOWHERE;
  const [written = ''] = url.split('?');
  const path = written.replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
  if (path.includes('\\')) return NOWHERE;
  if (DOT_SEGMENT.test(path)) return isMachinePath(path) ? '/api' : NOWHERE;
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return readable + url.slice(written.length);
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
