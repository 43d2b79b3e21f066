import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { emptyFolder } from '@site/db/testing/database';
import { onTestFinished } from 'vitest';

/** Starts a server with the protocol of S3, which checks signatures, and returns the variables of its connection. */
export async function startS3() {
  const server = new S3rver({
    port: 0,
    silent: true,
    directory: emptyFolder(),
    configureBuckets: ['media', 'backups'].map((name) => ({ name, configs: [] })),
  });
  const http = (await server.run().then(() => server.httpServer)) as Server;
  onTestFinished(() => server.close());
  return {
    S3_ENDPOINT: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
}
