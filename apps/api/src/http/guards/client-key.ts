import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** What no address was told of: all of them count as one. */
const UNKNOWN = 'unknown';

/**
 * Who a request is counted for: an IPv4 address, or the /64 that one IPv6 user has to himself. A connection that is gone
 * has no address any more.
 */
export function clientKey(ip = ''): string {
  // Some proxies tell the port too, which is another for every connection.
  const [bare = ''] = ip.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3').split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNKNOWN;
  // A URL writes every form of an address in one way.
  const groups = expand(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The same, read from a request as it came in, as Fastify would. */
export function rawClientKey(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustProxy]);
  return (request) => clientKey(proxyAddr(request, isTrusted));
}

function expand(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
