import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built files of the web application. Their names contain a hash of their content, so they never change. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const root = join(folder, 'assets');
  if (!existsSync(root)) return;
  const names = new Set(readdirSync(root));
  await app.register(async (scope) => {
    // The plugin itself would add a route for each of 800 files, which takes 0.25 s at every start.
    await scope.register(fastifyStatic, {
      ...{ root, serve: false, preCompressed: true, immutable: true, maxAge: '1y' },
      ...{ acceptRanges: false, lastModified: false },
    });
    scope.get<{ Params: { name: string } }>('/assets/:name', { config: { sendsFiles: true } }, ({ params }, reply) =>
      names.has(params.name) ? reply.sendFile(params.name) : reply.callNotFound(),
    );
  });
}
