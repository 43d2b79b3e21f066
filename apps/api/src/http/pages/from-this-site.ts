import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was submitted from a page of this site. Only the host is compared, because the scheme is unknown behind
 * a proxy. Text browsers send none of these headers. Their requests are accepted: without cookies, a cross-site request
 * has no privileges.
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
