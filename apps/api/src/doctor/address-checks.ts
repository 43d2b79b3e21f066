import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { DAY_MS } from '@site/schema/time';
import { CLIENT_ADDRESS } from './ask-site.ts';
import { type Checks, type Finding, ok, type Sources, warning } from './check.ts';

/*
 * The site as visitors reach it: through PUBLIC_URL.
 */

/** Certificates that renew themselves do so 30 days before their end. */
const FEW_DAYS = 14;

const fixes = {
  scheme: 'Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
  unreachable: 'Start the site and the proxy, then open PUBLIC_URL on a phone that is not in this network.',
  moved: 'Set PUBLIC_URL to the address to which the browser is led.',
  stopped: 'agency-site start, then read its log.',
  other: 'Let the proxy pass all paths to HOST and PORT, or correct PUBLIC_URL.',
  untrusted: 'Set TRUST_PROXY to the address of the proxy, which the log names; on this machine 127.0.0.1.',
  noAddress: 'Let the proxy set X-Forwarded-For: deploy/nginx.conf shows how.',
  certificate: 'Renew it, and let the proxy do so by itself: certbot renew, or the log of Caddy.',
  hsts: 'Restart the site if PUBLIC_URL was changed, and let the proxy pass the header on.',
};

export function addressChecks(sources: Sources): Checks {
  const url = new URL(sources.config.publicUrl);
  return {
    'Encrypted connections': () => checkScheme(url),
    'Public address': () => checkAnswer(sources),
    'Proxy headers': () => checkProxy(sources),
    ...(url.protocol === 'https:' && {
      Certificate: () => checkCertificate(url, sources.now()),
      'Strict transport security': () => checkHsts(sources),
    }),
  };
}

function checkScheme({ protocol, hostname }: URL): Finding {
  if (protocol === 'https:') return ok('PUBLIC_URL is https.');
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (isLocal) return warning('PUBLIC_URL is an address that only this machine reaches.', fixes.scheme);
  return warning('PUBLIC_URL is not encrypted: passwords can be read on the way.', fixes.scheme);
}

async function checkAnswer({ askSite }: Sources): Promise<Finding> {
  const answer = await askSite();
  if ('problem' in answer) return warning(answer.problem, fixes.unreachable);
  if (answer.isHealthy) return ok('The site answers at PUBLIC_URL, asked from here.');
  const { status } = answer.response;
  if (status >= 500) return warning(`PUBLIC_URL answers ${status}: the site is not running.`, fixes.stopped);
  if (status >= 300 && status < 400) return warning('PUBLIC_URL leads to another address.', fixes.moved);
  return warning(`Something else than this site answers at PUBLIC_URL (status ${status}).`, fixes.other);
}

async function checkProxy({ askSite, config }: Sources): Promise<Finding | undefined> {
  const answer = await askSite();
  if ('problem' in answer || !answer.isHealthy) return undefined;
  const source = answer.response.headers.get(CLIENT_ADDRESS);
  if (source === 'forwarded') return ok('The site knows the addresses of visitors from the proxy.');
  if (source === 'ignored') {
    return warning('TRUST_PROXY does not contain the proxy, so all visitors share one limit.', fixes.untrusted);
  }
  // The site itself speaks no TLS.
  if (!config.publicUrl.startsWith('https:')) return ok('There is no proxy between PUBLIC_URL and the site.');
  return warning('The proxy hides the addresses of visitors, so all of them share one limit.', fixes.noAddress);
}

async function checkCertificate(url: URL, now: Date): Promise<Finding> {
  const found = await readCertificate(url);
  if (!found) return warning('PUBLIC_URL does not answer with a certificate from here.', fixes.unreachable);
  const days = Math.floor((new Date(found.certificate.valid_to).getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return warning('The certificate has expired.', fixes.certificate);
  if (days < FEW_DAYS) return warning(`The certificate expires in ${days} days.`, fixes.certificate);
  if (found.isTrusted) return ok(`The certificate is valid for ${days} more days.`);
  return warning('Browsers do not trust the certificate: its name or its issuer is wrong.', fixes.certificate);
}

type Found = { certificate: PeerCertificate; isTrusted: boolean };

/** Reads a certificate that may be invalid; undefined if there is no connection. Nothing is sent over it. */
function readCertificate({ hostname, port }: URL): Promise<Found | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const { promise, resolve } = Promise.withResolvers<Found | undefined>();
  const servername = isIP(host) === 0 ? { servername: host } : {};
  const socket = connect({
    host,
    port: Number(port || 443),
    ...servername,
    rejectUnauthorized: false,
    timeout: 10_000,
  });
  socket.once('secureConnect', () => {
    resolve({ certificate: socket.getPeerCertificate(), isTrusted: socket.authorized });
    socket.destroy();
  });
  socket.once('timeout', () => socket.destroy()).once('error', () => {});
  socket.once('close', () => resolve(undefined));
  return promise;
}

async function checkHsts({ askSite }: Sources): Promise<Finding | undefined> {
  const answer = await askSite();
  if ('problem' in answer || !answer.isHealthy) return undefined;
  const isSent = answer.response.headers.has('strict-transport-security');
  if (isSent) return ok('Browsers are told to use only encrypted connections.');
  return warning('The header Strict-Transport-Security does not reach browsers.', fixes.hsts);
}
