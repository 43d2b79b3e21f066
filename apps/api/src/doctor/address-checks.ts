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
  scheme: 'Put a proxy with a certificate in front of the site, and set its https address (PUBLIC_URL).',
  unreachable: 'Start the site and the proxy, and open the address (PUBLIC_URL) on a phone outside this network.',
  moved: 'Set the address to the one to which the browser is led (PUBLIC_URL).',
  stopped: 'Start the site and read its log: agency-site start',
  other: 'Let the proxy pass all paths to the site (HOST and PORT), or correct the address (PUBLIC_URL).',
  untrusted: 'Enter the address of the proxy, which the log names; on this machine 127.0.0.1 (TRUST_PROXY).',
  noAddress: 'Let the proxy pass on the addresses, as deploy/nginx.conf shows (X-Forwarded-For).',
  certificate: 'Renew the certificate, and let the proxy do so by itself: certbot renew, or the log of Caddy.',
  hsts: 'Restart the site if its address was changed, and let the proxy pass on the header Strict-Transport-Security.',
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
  if (protocol === 'https:') return ok('Connections to the site are encrypted (PUBLIC_URL).');
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (isLocal) return warning('The site has an address that only its own machine reaches (PUBLIC_URL).', fixes.scheme);
  return warning(
    'Connections to the site are not encrypted: passwords can be read on the way (PUBLIC_URL).',
    fixes.scheme,
  );
}

async function checkAnswer({ askSite }: Sources): Promise<Finding> {
  const answer = await askSite();
  if ('problem' in answer) return warning(answer.problem, answer.fix ?? fixes.unreachable);
  if (answer.isHealthy) return ok('The site answers at its public address, asked from its own machine (PUBLIC_URL).');
  const { status } = answer.response;
  if (status >= 500)
    return warning(
      `The site is not running: its public address answers with the error ${status} (PUBLIC_URL).`,
      fixes.stopped,
    );
  if (status >= 300 && status < 400)
    return warning('The public address leads to another one (PUBLIC_URL).', fixes.moved);
  return warning(
    `Something else than this site answers at the public address (PUBLIC_URL, status ${status}).`,
    fixes.other,
  );
}

async function checkProxy({ askSite, config }: Sources): Promise<Finding | undefined> {
  const answer = await askSite();
  if ('problem' in answer || !answer.isHealthy) return undefined;
  const source = answer.response.headers.get(CLIENT_ADDRESS);
  if (source === 'forwarded') return ok('The site knows the addresses of visitors from the proxy.');
  if (source === 'ignored') {
    return warning(
      'The site does not know its proxy, so it takes all visitors for one (TRUST_PROXY).',
      fixes.untrusted,
    );
  }
  // The site itself speaks no TLS.
  if (!config.publicUrl.startsWith('https:')) return ok('There is no proxy before the site.');
  return warning('The proxy hides the addresses of visitors, so the site takes all of them for one.', fixes.noAddress);
}

async function checkCertificate(url: URL, now: Date): Promise<Finding | undefined> {
  const found = await readCertificate(url);
  // Then the check of the public address says why there is no connection.
  if (!found) return undefined;
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
  return warning('Browsers are not told to use only encrypted connections.', fixes.hsts);
}
