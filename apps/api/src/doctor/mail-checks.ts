import { networkFailure, type RemoteServer } from '@site/db/network-failure';
import { readOutboxState } from '@site/db/outbox';
import { findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import type { Config } from '../config.ts';
import { createSmtpClient } from '../mail/smtp-client.ts';
import { type Checks, codeOf, type Finding, failure, ok, ownerWarning, type Sources, warning } from './check.ts';

/*
 * The mail server, the waiting mails, and the DNS records of the sender's domain, without which mails count as spam.
 */

/** The names of the keys of common mail servers and providers; the DNS cannot list those of a domain. */
const SELECTORS =
  'default dkim mail smtp google selector1 selector2 k1 k2 s1 s2 fm1 fm2 fm3 pm mandrill mta zoho resend protonmail key1';
const LATE_MS = 15 * 60_000;

const fixes = {
  noServer: 'Enter a mail server, a sender and a recipient (SMTP_URL, MAIL_FROM, MAIL_TO).',
  login: 'Correct user and password of the mail server; some providers want an app password (SMTP_URL).',
  answer: 'Check the address of the mail server, and its log (SMTP_URL).',
  waiting: 'Settings, Mail: see the last error of the mail server.',
  dns: 'Correct the domain of the sender (MAIL_FROM), or ask from a machine outside a closed network: dig TXT ',
  severalSpf: 'Unite the SPF records in one TXT record.',
  openSpf: 'Replace "all" at the end of the SPF record by "-all".',
  dkim: 'Send a test mail (Settings, Mail) and look for "dkim=pass" in its source, or add the key of your mail provider.',
};

export function mailChecks({ config: { mail }, database, now, resolveTxt }: Sources): Checks {
  const db = 'problem' in database ? undefined : database;
  const waiting: Checks = db ? { 'Waiting mails': () => checkWaiting(db, now()) } : {};
  if (!mail) {
    return { 'Mail server': () => warning('Mails wait until a mail server is set.', fixes.noServer), ...waiting };
  }
  const lookUp: Lookup = (name) => resolveTxt(name).then(joinParts, ifNoName);
  const ofDomain = (check: (domain: string, lookUp: Lookup) => Promise<Finding>) => async () => {
    const domain = await findDomain(mail, db);
    if (domain === undefined) return undefined;
    const unknown = warning(`The DNS does not know ${domain}, or does not answer from here.`, fixes.dns + domain);
    const isKnown = await resolveTxt(domain).then(Boolean, (error: unknown) => codeOf(error) === 'ENODATA');
    // In a closed network, and for a misspelt domain. The first of the three checks reports it.
    if (!isKnown) return check === checkSpf ? unknown : undefined;
    return check(domain, lookUp).catch(() => unknown);
  };
  return {
    'Mail server': () => checkLogin(mail),
    'Recipient of notices': () => checkRecipient(mail),
    ...waiting,
    SPF: ofDomain(checkSpf),
    DKIM: ofDomain(checkDkim),
    DMARC: ofDomain(checkDmarc),
  };
}

type Mail = NonNullable<Config['mail']>;
/** The texts of the TXT records of a name; none if it does not exist. */
type Lookup = (name: string) => Promise<string[]>;

const joinParts = (records: string[][]) => records.map((parts) => parts.join(''));

function ifNoRecords(error: unknown): [] {
  if (codeOf(error) !== 'ENODATA') throw error;
  return [];
}

const ifNoName = (error: unknown) => (codeOf(error) === 'ENOTFOUND' ? [] : ifNoRecords(error));

async function checkLogin({ smtpUrl }: Mail): Promise<Finding> {
  const client = createSmtpClient(smtpUrl);
  try {
    await client.verify();
    return ok(new URL(smtpUrl).username ? 'The mail server accepts the login.' : 'The mail server answers.');
  } catch (error) {
    const server = mailServerOf(smtpUrl);
    if (codeOf(error) === 'EAUTH') return failure(`${server.name} refuses the user or the password.`, fixes.login);
    const { problem, fix } = networkFailure(error, server) ?? {};
    return warning(problem ?? `${server.name} gives no usable answer.`, fix ?? fixes.answer);
  } finally {
    client.close();
  }
}

function mailServerOf(smtpUrl: string): RemoteServer {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return {
    name: `The mail server at ${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`,
    variable: 'SMTP_URL',
    ports: ' (often 465 with smtps:// or 587 with smtp://; hosting providers block 25)',
    trust:
      'Start the site with NODE_EXTRA_CA_CERTS=FILE, the certificate of its authority, in the environment; in .env it has no effect.',
  };
}

function checkRecipient({ to }: Mail): Finding {
  if (to) return ok('Notices of leads go to the address that is set for them (MAIL_TO).');
  return warning('Notices go to the email address of the agency in the settings.', 'Set a recipient (MAIL_TO).');
}

async function checkWaiting(db: Db, now: Date): Promise<Finding> {
  const { waiting, waitingSince, givenUp } = await readOutboxState(db, now);
  const isLate = waitingSince !== null && now.getTime() - waitingSince.getTime() > LATE_MS;
  if (isLate) return ownerWarning(`Mails that are not sent: ${waiting}.`, fixes.waiting);
  if (givenUp > 0)
    return ownerWarning(`Mails of the last week that could not be delivered: ${givenUp}.`, fixes.waiting);
  return ok('No mail is late.');
}

/** The domain of MAIL_FROM, whose default is the address of the agency. */
async function findDomain({ from }: Mail, db: Db | undefined): Promise<string | undefined> {
  const address = from ?? (db && (await findBrand(db)).email);
  return /@([^\s@>,]+)/.exec(address ?? '')?.[1];
}

async function checkSpf(domain: string, lookUp: Lookup): Promise<Finding> {
  const [record, ...others] = (await lookUp(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  if (record === undefined) {
    const fix = `Add a TXT record to ${domain} that allows your mail server, such as "v=spf1 mx -all".`;
    return warning(`${domain} has no SPF record, so mails may count as spam.`, fix);
  }
  if (others.length > 0) return warning(`${domain} has several SPF records, which counts as none.`, fixes.severalSpf);
  if (/\s\+?all\b/i.test(record)) return warning(`The SPF record of ${domain} allows everybody.`, fixes.openSpf);
  return ok(`${domain} has an SPF record.`);
}

async function checkDkim(domain: string, lookUp: Lookup): Promise<Finding> {
  const keys = SELECTORS.split(' ').map((selector) => lookUp(`${selector}._domainkey.${domain}`));
  const hasKey = (await Promise.all(keys)).flat().some((text) => /(^|;)\s*p=\s*[^\s;]/.test(text));
  if (hasKey) return ok(`${domain} has a DKIM key.`);
  return warning(`No DKIM key of ${domain} was found under the usual names; it may have another one.`, fixes.dkim);
}

async function checkDmarc(domain: string, lookUp: Lookup): Promise<Finding> {
  // The record of a domain applies to its subdomains.
  const labels = domain.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const records = (await Promise.all(domains.map((one) => lookUp(`_dmarc.${one}`)))).flat();
  if (records.some((text) => /^v=DMARC1\b/i.test(text))) return ok(`${domain} has a DMARC record.`);
  const fix = `Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=none".`;
  return warning(`${domain} has no DMARC record, so large mail providers may refuse its mails.`, fix);
}
