import { lookup as resolve } from 'node:dns';
import type { RequestOptions } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/*
 * Limits requests of the server to addresses on the internet: a stolen session of the administrator must not give
 * access to the network of the server.
 */

export const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** The IPv6 addresses of the internet. Those below contain IPv4 addresses or are reserved. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is on the internet. False for 6to4, Teredo and NAT64, which can contain any IPv4 address. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

type Guard = { isAllowed: (address: string) => boolean; refusal: (host: string) => Error };

/**
 * Options of a request that connects to allowed addresses only. Addresses are checked when the connection is made, so a
 * host name cannot change its address after the check. Throws if the URL contains an address that is not allowed.
 */
export function guarded(url: string, { isAllowed, refusal }: Guard): Pick<RequestOptions, 'lookup' | 'agent'> {
  const target = hostOf(url);
  if (isIP(target) && !isAllowed(target)) throw refusal(target);
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return done(refusal(host), '');
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
  // Without an agent, which could reuse a connection that was made without the check.
  return { lookup, agent: false };
}
