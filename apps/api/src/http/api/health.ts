import { writeFile } from 'node:fs/promises';
import { refuseDeletedFile } from '@site/db/condition';
import { tryWrite } from '@site/db/setting';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CLIENT_ADDRESS } from '../../doctor/ask-site.ts';
import type { ProcedureDeps } from '../../trpc/context.ts';
import { HEALTH_PATH, type Lifecycle, READY_PATH } from '../guards/lifecycle.ts';

/*
 * Two health checks. `/api/health` is the liveness check: 200 when the process accepts requests, 503 while it starts or
 * stops. `/api/health/ready` is the readiness check: it also reads the database and, after a failed write, writes to the
 * database and to the media folder.
 */

/** The timeout of a readiness check: shorter than the 2 s after which load balancers commonly give up. */
const CHECK_TIMEOUT_MS = 1_500;

/** The number of bytes that a readiness check writes to the media folder. */
const WRITTEN_BYTES = 16 * 1024;

type Sources = Pick<ProcedureDeps, 'db' | 'media'> & { lifecycle: Lifecycle };

export function serveHealth(app: FastifyInstance, { lifecycle, ...sources }: Sources): void {
  const isReady = createReadinessCheck(app, sources);

  app.get(HEALTH_PATH, (request, reply) => {
    reply.header('cache-control', 'no-store').header(CLIENT_ADDRESS, addressSource(request));
    if (lifecycle.phase === 'ready') return reply.send({ status: 'ok' });
    return reply.code(503).header('retry-after', 1).send({ status: lifecycle.phase });
  });

  app.get(READY_PATH, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const status = lifecycle.phase === 'ready' ? await isReady() : lifecycle.phase;
    if (status === 'ok') return { status };
    return reply.code(503).header('retry-after', 1).send({ status });
  });
}

/** Lets `agency-site doctor` see whether TRUST_PROXY contains the proxy through which it sent its request. */
function addressSource({ ips = [], headers }: FastifyRequest): 'forwarded' | 'ignored' | 'direct' {
  if (ips.length > 1) return 'forwarded';
  return headers['x-forwarded-for'] === undefined ? 'direct' : 'ignored';
}

function createReadinessCheck(app: FastifyInstance, { db, media }: Omit<Sources, 'lifecycle'>) {
  let hasFailedWrite = false;
  // Writes fail with 503 while the database or the disk refuses them.
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 503 && request.method !== 'GET' && request.method !== 'HEAD') hasFailedWrite = true;
    done();
  });

  async function readAndWrite(): Promise<void> {
    await refuseDeletedFile(db);
    await db.selectFrom('settings').select('key').limit(1).execute();
    if (!hasFailedWrite) return;
    await tryWrite(db);
    await media.temporary.withPath((path) => writeFile(path, new Uint8Array(WRITTEN_BYTES)));
    hasFailedWrite = false;
  }

  let running: Promise<'ok' | 'unavailable'> | undefined;
  /** Concurrent requests share one check. */
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };

  async function check(): Promise<'ok' | 'unavailable'> {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The check took too long')), CHECK_TIMEOUT_MS);
    try {
      await Promise.race([readAndWrite(), timeout]);
      return 'ok';
    } catch (error) {
      app.log.warn({ err: error }, 'the readiness check failed');
      return 'unavailable';
    } finally {
      clearTimeout(timer);
    }
  }
}
