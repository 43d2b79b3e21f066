import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const CHECK_MS = 100;

type Balancer = { url: string; isHealthy(server: string): boolean };

/**
 * A load balancer that sends requests to the healthy servers in turn. It does not retry, so tests see every dropped
 * request.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const healthy = new Set<string>();
  const checkHealth = () =>
    Promise.all(
      servers.map(async (server) => {
        const response = await fetch(`${server}/api/health`).catch(() => undefined);
        if (response?.status === 200) healthy.add(server);
        else healthy.delete(server);
      }),
    );
  await checkHealth();
  const checking = setInterval(() => void checkHealth(), CHECK_MS);

  let requests = 0;
  const balancer = createServer((incoming, outgoing) => {
    const available = servers.filter((server) => healthy.has(server));
    const server = available[requests++ % available.length];
    if (!server) return outgoing.writeHead(502).end();
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(server + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => balancer.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    clearInterval(checking);
    balancer.closeAllConnections();
    balancer.close();
  });
  const { port } = balancer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, isHealthy: (server) => healthy.has(server) };
}
