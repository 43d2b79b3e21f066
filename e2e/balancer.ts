import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';

/*
 * A load balancer as plain as they come: it asks each server for its health, sends requests in turn to those that are
 * well, and tries nothing twice, so that every request a server drops is seen.
 */

const CHECK_MS = 100;

export async function startBalancer(
  servers: readonly string[],
): Promise<{ url: string; isWell(url: string): boolean }> {
  const well = new Set<string>();
  let turn = 0;
  const check = () =>
    Promise.all(
      servers.map(async (server) => {
        const answer = await fetch(`${server}/api/health`).catch(() => undefined);
        if (answer?.status === 200) well.add(server);
        else well.delete(server);
      }),
    );
  await check();
  const checking = setInterval(() => void check(), CHECK_MS);

  const balancer = createServer((incoming, outgoing) => {
    const up = servers.filter((server) => well.has(server));
    const server = up[turn++ % up.length];
    if (!server) return outgoing.writeHead(502).end();
    const { method, headers, url = '/' } = incoming;
    const onward = request(server + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => balancer.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    clearInterval(checking);
    balancer.closeAllConnections();
    balancer.close();
  });
  const address = balancer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, isWell: (url) => well.has(url) };
}
