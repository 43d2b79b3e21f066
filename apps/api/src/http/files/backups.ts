import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { redeemDownloadToken } from '../../backup/download-token.ts';
import { publicError } from '../../errors.ts';
import type { ProcedureDeps } from '../../trpc/context.ts';

/** Sends a backup to the administrator, who has confirmed it just before. */
export function serveBackups(app: FastifyInstance, { config, db, now }: Pick<ProcedureDeps, 'config' | 'db' | 'now'>) {
  app.get<{ Params: { token: string } }>('/backup/:token', async (request, reply) => {
    await request.countRender();
    const name = await redeemDownloadToken(db, request.params.token, now(), request.method);
    const path = name && join(config.backups.folder, name);
    const found = path && (await stat(path).catch(() => undefined));
    if (!path || !found) throw publicError('NOT_FOUND', 'This download is no longer valid: start it again');
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-disposition': `attachment; filename="${name}"`,
        'content-length': found.size,
      })
      .type('application/octet-stream')
      .send(createReadStream(path));
  });
}
