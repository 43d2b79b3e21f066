import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/*
 * Posts a webhook, only to addresses on the internet and to private ones that the operator allows: a stolen session of
 * the administrator must not give access to the network of the server. Only the allowed private ones may use http. The
 * address is checked when the connection is made, so a host name cannot change its address after the check.
 */

const TIMEOUT_MS = 10_000;

export class ForbiddenTargetError extends Error {
  override name = 'ForbiddenTargetError';
}

type Post = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Private host names, addresses and networks that are allowed. */
  privateTargets: readonly string[];
};

/** Returns the status of the response. Its body is not read and redirects are not followed. */
export function postWebhook({ url, headers, body, privateTargets }: Post): Promise<number> {
  const host = hostOf(url);
  const isEncrypted = new URL(url).protocol === 'https:';
  const isAllowed = (address: string) =>
    (isEncrypted && isPublic(address)) || privateTargets.some((target) => covers(target, host, address));
  if (isIP(host) && !isAllowed(host)) return Promise.reject(forbidden(host));
  const send = isEncrypted ? requestHttps : requestHttp;
  return new Promise((fulfil, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: lookupAllowed(isAllowed),
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    request.once('error', reject);
    request.once('response', (response) => {
      fulfil(response.statusCode ?? 0);
      response.on('error', () => {});
      response.destroy();
    });
    request.end(body);
  });
}

/** Resolves a host name to those of its addresses that are allowed. */
function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return done(forbidden(host), '');
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
}

const forbidden = (host: string) =>
  new ForbiddenTargetError(
    `Not sent: ${host} is in a private network, or the address does not begin with https://. Ask whoever runs the server to allow it (WEBHOOK_PRIVATE_TARGETS).`,
  );

/** Whether the host of a URL is a private address that is not listed. Host names are checked when the webhook is sent. */
export function isForbiddenAddress(url: string, privateTargets: readonly string[]): boolean {
  const host = hostOf(url);
  const address = host === 'localhost' ? '127.0.0.1' : host;
  return isIP(address) > 0 && !isPublic(address) && !privateTargets.some((target) => covers(target, host, address));
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

/**
 * Whether a URL without https may point to a listed network. The addresses of a host name are checked when the webhook
 * is sent.
 */
export function mayBeUnencrypted(url: string, privateTargets: readonly string[]): boolean {
  const host = hostOf(url);
  return privateTargets.some((target) =>
    isIP(host) ? covers(target, host, host) : target === host || isIP(target.split('/')[0] ?? '') > 0,
  );
}

/** The IPv6 addresses of the internet. Those below contain IPv4 addresses or are reserved. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is on the internet; not so 6to4, Teredo and NAT64 addresses, which contain any IPv4 address. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/** Whether an entry of the list is this host name, or a network with this address. */
function covers(target: string, host: string, address: string): boolean {
  if (target === host) return true;
  const [network = '', bits] = target.split('/');
  if (!isIP(network)) return false;
  const [base, one] = [ipaddr.process(network), ipaddr.process(address)];
  if (base.kind() !== one.kind()) return false;
  return one.match(base, Number(bits ?? (base.kind() === 'ipv4' ? 32 : 128)));
}
