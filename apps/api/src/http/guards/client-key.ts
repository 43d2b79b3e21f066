import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The shared key of all requests without a valid IP address, such as those on a closed connection. */
const UNKNOWN = 'unknown';

/** The client that is stored with a session: its IPv4 address, or the /64 network of its IPv6 address. */
export function clientKey(ip = ''): string {
  return keyOf(ip, 64);
}

/**
 * The client of every limit: its IPv4 address, or the /48 network of its IPv6 address. One customer may have a whole
 * /48.
 */
export function siteKey(ip = ''): string {
  return keyOf(ip, 48);
}

function keyOf(ip: string, prefixBits: 48 | 64): string {
  // Some proxies append the port, which differs for every connection.
  const address = ip.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (isIP(address) === 0) return UNKNOWN;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, prefixBits / 16)
    .map((part) => part.toString(16))
    .join(':');
}
