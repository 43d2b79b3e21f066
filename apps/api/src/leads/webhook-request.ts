import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { guarded, hostOf, isPublic } from '../internet-address.ts';

/*
 * Posts a webhook, only to addresses on the internet and to private ones that the operator allows. Only the allowed
 * private ones may use http.
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
  const send = isEncrypted ? requestHttps : requestHttp;
  return new Promise((fulfil, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...guarded(url, { isAllowed, refusal: forbidden }),
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

/** Whether an entry of the list is this host name, or a network with this address. */
function covers(target: string, host: string, address: string): boolean {
  if (target === host) return true;
  const [network = '', bits] = target.split('/');
  if (!isIP(network)) return false;
  const [base, one] = [ipaddr.process(network), ipaddr.process(address)];
  if (base.kind() !== one.kind()) return false;
  return one.match(base, Number(bits ?? (base.kind() === 'ipv4' ? 32 : 128)));
}
