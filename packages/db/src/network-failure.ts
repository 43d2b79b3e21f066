/*
 * Explains to the operator why PostgreSQL or a mail server cannot be reached.
 */

export type RemoteServer = {
  /** Its name and address at the beginning of a sentence. */
  name: string;
  /** The variable with its address. */
  variable: string;
  /** Usual ports, in brackets. */
  ports?: string;
  /** How to make this application trust a certificate that no public authority has signed. */
  trust: string;
};

export type Failure = { problem: string; fix: string };

/** The problem and what to do about it; undefined for an error that the network does not cause. */
export function networkFailure(error: unknown, server: RemoteServer): Failure | undefined {
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return networkFailure(error.errors[0], server);
  const { code = '', message } = error as NodeJS.ErrnoException;
  const [, problem = '', fix = ''] = causes.find(([pattern]) => pattern.test(`${code} ${message}`)) ?? [];
  if (!problem) return undefined;
  const { name, variable, ports = '', trust } = server;
  const values = { HOST: `the host in ${variable}`, PORT: `host and port in ${variable}${ports}`, TRUST: trust };
  return { problem: `${name} ${problem}.`, fix: fix.replace(/HOST|PORT|TRUST/, (key) => values[key as 'HOST']) };
}

// Libraries replace the codes of some errors, so the messages are compared too.
const causes: readonly (readonly [RegExp, string, string])[] = [
  [/ECONNREFUSED|connect ENOENT/, 'refuses connections', 'Start it, or correct PORT.'],
  [
    /ENOTFOUND|EAI_AGAIN/,
    'cannot be found: the DNS does not know the host, or does not answer',
    'Correct HOST, or the DNS of this machine.',
  ],
  [/ALTNAME|altnames/, 'has a certificate for another host', 'Correct HOST: it must be a name in the certificate.'],
  [/CERT_HAS_EXPIRED|certificate has expired/, 'has an expired certificate', 'Renew the certificate there.'],
  [
    /SELF_SIGNED|UNABLE_TO_|CERT_|self-signed certificate|unable to (verify|get)/,
    'has a certificate that this machine does not trust',
    'TRUST',
  ],
  [
    /wrong version number|does not support SSL|ETLS/,
    'offers no TLS on this port',
    'Correct PORT, or let the server offer TLS.',
  ],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout e(xceeded|xpired)/, 'does not answer', 'Check PORT, and the firewall.'],
  [
    /ECONNRESET|EPIPE|ECONNECTION|Connection terminated|^57P0[123] /,
    'closed the connection',
    'Check PORT, and the log there.',
  ],
];
