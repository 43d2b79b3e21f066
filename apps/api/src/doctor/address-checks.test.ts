import { createServer as createHttpServer, type RequestListener, request } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { certificate, key } from '../testing/certificate.ts';
import { checkSources, findingOf } from '../testing/check-sources.ts';
import { listeningApp, portOf } from '../testing/listening-app.ts';
import { addressChecks } from './address-checks.ts';
import { askSite } from './ask-site.ts';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const urlOf = async (handler: RequestListener) => `http://127.0.0.1:${await listen(createHttpServer(handler))}`;

function checksOf(url: string, options: Parameters<typeof checkSources>[0] = {}) {
  const answer = askSite(url, 2_000);
  return addressChecks(checkSources({ env: { PUBLIC_URL: url }, askSite: () => answer, ...options }));
}

/** The URL of a proxy in front of a site with this TRUST_PROXY. */
async function proxyBefore(TRUST_PROXY: string, headers: Record<string, string>): Promise<string> {
  const port = await portOf((await listeningApp({ env: { TRUST_PROXY } })).app);
  return urlOf(({ url }, response) => {
    const forwarded = request({ port, host: '127.0.0.1', path: url, headers, agent: false }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
    });
    forwarded.end();
  });
}

const visitor = { 'x-forwarded-for': '203.0.113.7' };

test.each([
  ['a proxy in TRUST_PROXY', '127.0.0.1', visitor, ['ok', 'The site knows the addresses of visitors from the proxy.']],
  [
    'a proxy that TRUST_PROXY lacks',
    '',
    visitor,
    ['warning', 'The site does not know its proxy, so it takes all visitors for one (TRUST_PROXY).'],
  ],
  ['no proxy', '', {}, ['ok', 'There is no proxy before the site.']],
])('finds %s', async (_, trusted, headers, finding) => {
  const checks = checksOf(await proxyBefore(trusted, headers as Record<string, string>));
  expect(await findingOf(checks, 'Public address')).toEqual(['ok', expect.stringMatching(/^The site answers/)]);
  expect(await findingOf(checks, 'Proxy headers')).toEqual(finding);
});

test('an https address without forwarded addresses has a proxy that hides them', async () => {
  const answer = await askSite(await proxyBefore('', {}), 2_000);
  const checks = checksOf('https://127.0.0.1:1', { askSite: async () => answer });
  expect(await findingOf(checks, 'Proxy headers')).toEqual([
    'warning',
    'The proxy hides the addresses of visitors, so the site takes all of them for one.',
  ]);
  expect(await findingOf(checks, 'Strict transport security')).toEqual([
    'warning',
    'Browsers are not told to use only encrypted connections.',
  ]);
});

test.each([
  ['a redirect', 301, 'The public address leads to another one (PUBLIC_URL).'],
  [
    'a proxy without the site',
    502,
    'The site is not running: its public address answers with the error 502 (PUBLIC_URL).',
  ],
  ['another site', 200, 'Something else than this site answers at the public address (PUBLIC_URL, status 200).'],
])('warns about %s', async (_, status, sentence) => {
  let requests = 0;
  const url = await urlOf(({ headers }, response) => {
    requests += 1;
    response.writeHead(status, { location: `http://${headers.host}/elsewhere` }).end('Hello');
  });
  expect(await findingOf(checksOf(url), 'Public address')).toEqual(['warning', sentence]);
  expect(requests).toBe(1);
});

test('warns about an address that refuses connections', async () => {
  const closed = createTcpServer();
  const url = `http://127.0.0.1:${await listen(closed)}`;
  await new Promise((done) => closed.close(done));
  expect(await findingOf(checksOf(url), 'Public address')).toEqual([
    'warning',
    'Nothing runs at the public address: it refuses connections (PUBLIC_URL).',
  ]);
});

test('an address that does not answer is a warning with the closed network as its possible reason', async () => {
  const url = `http://127.0.0.1:${await listen(createTcpServer((socket) => onTestFinished(() => void socket.destroy())))}`;
  const answer = askSite(url, 50);
  const checks = addressChecks(checkSources({ askSite: () => answer }));
  expect(await findingOf(checks, 'Public address')).toEqual([
    'warning',
    'The public address does not answer the machine of the site; visitors may reach it all the same (PUBLIC_URL).',
  ]);
});

test('the days of the certificate are counted, whether or not it is trusted', async () => {
  const server = createTlsServer({ cert: certificate, key }, (socket) => socket.on('error', () => {}));
  const url = `https://localhost:${await listen(server)}`;
  const findingOn = (day: string) => findingOf(checksOf(url, { now: () => new Date(day) }), 'Certificate');
  expect(await findingOn('2126-10-25T06:00:00Z')).toEqual(['warning', 'The certificate expires in 8 days.']);
  expect(await findingOn('2126-11-25T12:00:00Z')).toEqual(['warning', 'The certificate has expired.']);
  const untrusted = 'Browsers do not trust the certificate: its name or its issuer is wrong.';
  expect(await findingOn('2126-10-01T12:00:00Z')).toEqual(['warning', untrusted]);
  const known = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(known));
  setDefaultCACertificates([...known, certificate]);
  expect(await findingOn('2126-10-01T12:00:00Z')).toEqual(['ok', 'The certificate is valid for 31 more days.']);
});

test('a server without TLS is one warning', async () => {
  const port = await listen(createTcpServer((socket) => socket.end('Hello')));
  const checks = checksOf(`https://localhost:${port}`);
  expect(await findingOf(checks, 'Certificate')).toBeUndefined();
  expect(await checks['Public address']?.()).toMatchObject({
    sentence: 'Browsers do not trust the connection to the public address (PUBLIC_URL).',
    fix: 'Correct the certificate of the proxy, or let it offer TLS at this port.',
  });
});

test('a name that the DNS does not know is a warning with the record to add', async () => {
  expect(await checksOf('http://www.agency.invalid')['Public address']?.()).toMatchObject({
    level: 'warning',
    fix: 'Add a DNS record (A or AAAA) for www.agency.invalid, or correct the address (PUBLIC_URL).',
  });
});
