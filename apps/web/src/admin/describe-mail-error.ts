const causes: readonly [RegExp, string][] = [
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ESOCKET|EDNS/,
    'The mail server cannot be reached',
  ],
  [/timed? ?out|Greeting never received/i, 'The mail server does not answer'],
  [/certificate|\bTLS\b|\bSSL\b/i, 'The connection to the mail server is not secure'],
  [/EAUTH|Invalid login|\b535\b/, 'The mail server refuses the user name or the password'],
];

/** Explains a failed mail to the owner. What a mail server answers is a sentence for people, such as "no such mailbox". */
export const describeMailError = (error: string): string =>
  causes.find(([pattern]) => pattern.test(error))?.[1] ?? `The mail server answered “${error}”`;
