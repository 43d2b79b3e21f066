import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { queueMails } from '@site/db/outbox';
import { testDatabase } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { certificate, key } from '../testing/certificate.ts';
import { checkSources, findingOf } from '../testing/check-sources.ts';
import { testMailServer } from '../testing/mail-server.ts';
import { mailChecks } from './mail-checks.ts';
import { runChecks } from './run-checks.ts';

const MAIL_FROM = 'The agency <site@mail.agency.example>';

const loginAt = (SMTP_URL: string) => findingOf(mailChecks(checkSources({ env: { SMTP_URL } })), 'Mail server');

test('logs in to the mail server without sending anything', async () => {
  const server = await testMailServer({ accounts: true });
  const url = server.url.replace('//', '//site:s3cret@');
  expect(await loginAt(url)).toEqual(['ok', 'The mail server accepts the login.']);
  expect(server.passwords).toEqual(['s3cret']);
  server.behaviour.loginError = new Error('Wrong s3cret');
  expect(await loginAt(url)).toEqual([
    'error',
    `The mail server at 127.0.0.1:${server.port} refuses the user or the password.`,
  ]);
  expect(server.mails).toEqual([]);
});

test('names host, port and cause of a mail server that cannot be used', async () => {
  const findingAt = async (SMTP_URL: string) => mailChecks(checkSources({ env: { SMTP_URL } }))['Mail server']?.();
  expect(await findingAt('smtp://127.0.0.1:1')).toEqual({
    level: 'warning',
    sentence: 'The mail server at 127.0.0.1:1 refuses connections.',
    fix: expect.stringMatching(/^Start it, or correct host and port in SMTP_URL \(often 465/),
  });
  expect(await loginAt('smtp://mail.invalid')).toEqual([
    'warning',
    'The mail server at mail.invalid:587 cannot be found: the DNS does not know the host, or does not answer.',
  ]);
  const secure = createServer({ cert: certificate, key }).on('tlsClientError', () => {});
  await new Promise<void>((listening) => secure.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void secure.close());
  const { port } = secure.address() as AddressInfo;
  expect(await findingAt(`smtps://127.0.0.1:${port}`)).toEqual({
    level: 'warning',
    sentence: `The mail server at 127.0.0.1:${port} has a certificate that this machine does not trust.`,
    fix: expect.stringContaining('NODE_EXTRA_CA_CERTS=FILE'),
  });
  const plain = await testMailServer();
  expect(await loginAt(plain.url.replace('smtp:', 'smtps:'))).toEqual([
    'warning',
    `The mail server at 127.0.0.1:${plain.port} offers no TLS on this port.`,
  ]);
});

test('a mail server that never greets is a warning after the time of a check', async () => {
  const server = await testMailServer();
  const { promise: greeted, resolve: greet } = Promise.withResolvers<void>();
  server.behaviour.beforeGreeting = () => greeted;
  const { config, ...sources } = checkSources({ env: { PUBLIC_URL: 'http://127.0.0.1:1', SMTP_URL: server.url } });
  const checks = await runChecks({ config, ...sources }, { checkMs: 300 });
  greet();
  expect(checks.find(({ name }) => name === 'Mail server')).toMatchObject({
    level: 'warning',
    sentence: 'There was no result in 0.3 seconds.',
  });
});

test('mails that are late are counted', async () => {
  const { db } = await testDatabase();
  const queuedAt = new Date('2025-06-02T06:00:00.000Z');
  const sources = { database: db, now: () => queuedAt };
  await queueMails(db, { kind: 'test', leadId: 0, mails: [{ template: 'test' }], now: queuedAt });
  expect(await findingOf(mailChecks(checkSources(sources)), 'Waiting mails')).toEqual(['ok', 'No mail is late.']);
  const later = checkSources({ ...sources, now: () => new Date('2025-06-02T06:16:00.000Z') });
  expect(await findingOf(mailChecks(later), 'Waiting mails')).toEqual(['warning', 'Mails that are not sent: 1.']);
});

/** The checks of a domain with these TXT records; other names below agency.example have none. */
function domainChecks(records: Record<string, string[]>, otherwise = 'ENOTFOUND') {
  const resolveTxt = async (name: string) => {
    if (records[name]) return records[name].map((text) => [text.slice(0, 9), text.slice(9)]);
    throw Object.assign(new Error(`queryTxt ${otherwise}`), { code: otherwise });
  };
  return mailChecks(checkSources({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM }, resolveTxt }));
}

test('finds SPF, a DKIM key under a usual name, and the DMARC record of the domain above', async () => {
  const checks = domainChecks({
    'mail.agency.example': ['other=1', 'v=spf1 ip4:192.0.2.1 -all'],
    'selector2._domainkey.mail.agency.example': ['v=DKIM1; k=rsa; p=MIGf'],
    '_dmarc.agency.example': ['v=DMARC1; p=reject'],
  });
  expect(await findingOf(checks, 'SPF')).toEqual(['ok', 'mail.agency.example has an SPF record.']);
  expect(await findingOf(checks, 'DKIM')).toEqual(['ok', 'mail.agency.example has a DKIM key.']);
  expect(await findingOf(checks, 'DMARC')).toEqual(['ok', 'mail.agency.example has a DMARC record.']);
});

test('missing records are warnings with the record to add', async () => {
  // An empty key was revoked.
  const revoked = { 'google._domainkey.mail.agency.example': ['v=DKIM1; p='] };
  const checks = domainChecks({ 'mail.agency.example': [], ...revoked });
  const found = await Promise.all(['SPF', 'DKIM', 'DMARC'].map(async (name) => checks[name]?.()));
  expect(found.map((finding) => finding?.level)).toEqual(['warning', 'warning', 'warning']);
  expect(found.map((finding) => finding?.fix)).toEqual([
    'Add a TXT record to mail.agency.example that allows your mail server, such as "v=spf1 mx -all".',
    expect.stringContaining('look for "dkim=pass"'),
    'Add a TXT record to _dmarc.mail.agency.example: "v=DMARC1; p=none".',
  ]);
});

test.each([
  [['v=spf1 +all'], 'The SPF record of mail.agency.example allows everybody.'],
  [['v=spf1 mx -all', 'v=spf1 a -all'], 'mail.agency.example has several SPF records, which counts as none.'],
])('warns about the SPF records %s', async (records, sentence) => {
  expect(await findingOf(domainChecks({ 'mail.agency.example': records }), 'SPF')).toEqual(['warning', sentence]);
});

test.each(['ENOTFOUND', 'ETIMEOUT', 'ESERVFAIL'])(
  'a DNS that answers %s for the domain is one warning',
  async (code) => {
    const checks = domainChecks({}, code);
    expect(await checks.SPF?.()).toMatchObject({
      level: 'warning',
      sentence: 'The DNS does not know mail.agency.example, or does not answer from here.',
      fix: expect.stringMatching(/: dig TXT mail\.agency\.example$/),
    });
    for (const name of ['DKIM', 'DMARC']) expect(await checks[name]?.()).toBeUndefined();
  },
);
