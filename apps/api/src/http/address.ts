/** Paths that programs ask for: a miss there is answered as JSON, not as a page. */
export function isMachinePath(pathname: string): boolean {
  return /^\/(api|trpc|assets)(\/|$)/.test(pathname);
}

const NOWHERE = '/-';

/** What is no path of this server, or cannot be decoded, is looked for where nothing is found. */
export function readableUrl(url: string): string {
  if (!/^\/(?!\/)/.test(url)) return NOWHERE;
  const [path = ''] = url.split('?');
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return isMachinePath(path) ? `/api${NOWHERE}` : NOWHERE;
  }
}
