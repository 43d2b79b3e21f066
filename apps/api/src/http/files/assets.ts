import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type KeptAnswer, representAnswer } from '../cache/cached-response.ts';
import { IMMUTABLE } from '../cache/etag.ts';
import type { Shelf } from '../cache/front.ts';

/*
 * The built files of the web application: their names carry a hash of what is in them, so they never change.
 */

const PREFIX = '/assets/';
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const root = join(folder, 'assets');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: PREFIX,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
}

/** The same files in memory, in the encodings that the build left beside them: read when first asked for. */
export function shelveAssets(folder: string): Shelf {
  const root = join(folder, 'assets');
  const names = new Set(existsSync(root) ? readdirSync(root) : []);
  const kept = new Map<string, KeptAnswer>();

  function read(name: string): KeptAnswer | undefined {
    const type = types[extname(name)];
    if (!type || !names.has(name)) return undefined;
    const part = (suffix: string) => (names.has(name + suffix) ? readFileSync(join(root, name + suffix)) : undefined);
    const bodies = { identity: readFileSync(join(root, name)), br: part('.br'), gzip: part('.gz') };
    const answer = representAnswer(200, { 'content-type': type, 'cache-control': IMMUTABLE }, bodies);
    kept.set(PREFIX + name, answer);
    return answer;
  }

  return {
    find: (key) => kept.get(key) ?? (key.startsWith(PREFIX) ? read(key.slice(PREFIX.length)) : undefined),
  };
}
