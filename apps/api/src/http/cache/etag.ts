import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/*
 * Answers that can be kept: a strong ETag over what is sent, and 304 for whoever has it already.
 */

export type Sendable = { body: string | Buffer; type: string; cache: string; tag?: string };

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** May be kept, must be asked about. */
export const REVALIDATE = 'public, no-cache';
export const FOR_A_DAY = 'public, max-age=86400';

export function sendFresh(request: FastifyRequest, reply: FastifyReply, { body, type, cache, tag }: Sendable) {
  const etag = `"${tag ?? tagOf(body)}"`;
  reply.header('etag', etag).header('cache-control', cache);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

export function tagOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

// Proxies that compress may have made the tag a weak one.
export function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  if (known.trim() === '*') return true;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Names what an answer depends on beside its address, each once. */
export function addVary(reply: FastifyReply, names: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  const known = new Set(named.toLowerCase().split(/\s*,\s*/));
  const more = names.split(/\s*,\s*/).filter((name) => name && !known.has(name.toLowerCase()));
  if (more.length > 0) reply.header('vary', [named, ...more].filter(Boolean).join(', '));
}
