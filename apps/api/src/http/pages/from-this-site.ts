import type { FastifyRequest } from 'fastify';

/**
 * Behind a proxy the scheme of the request is unknown, so only the host is compared. Text browsers send none of these
 * headers; their requests are accepted, since there are no cookies that another site could misuse.
 */
export function isFromThisSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none` means that the visitor started the request, not a page.
  if (site !== undefined && site !== 'none') return site === 'same-origin';
  const sender = headers.origin ?? headers.referer;
  if (sender === undefined) return site === undefined;
  if (!URL.canParse(sender)) return false;
  const { origin, host: senderHost } = new URL(sender);
  return origin === publicUrl || senderHost === host;
}
