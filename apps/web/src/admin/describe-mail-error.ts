const causes: readonly [RegExp, string][] = [
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/,
    'The mail server cannot be reached',
  ],
  [/EAUTH|Invalid login|\b535\b/, 'The mail server refuses the user name or the password'],
];

/** Explains a failed mail to the owner. The original error follows, for the operator of the server. */
export function describeMailError(error: string): string {
  const cause = causes.find(([pattern]) => pattern.test(error))?.[1];
  return cause ? `${cause} (${error})` : error;
}
