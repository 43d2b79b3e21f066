import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built files of the web application. Their names contain a hash of their content, so they never change. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const root = join(folder, 'assets');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
}
