/*
 * What a failed attempt to send a mail means, and what follows from it.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A mail server that is away, or that puts off a mail, is tried often, so that mails leave within a minute. */
const SHORT_PAUSE_MS = 45 * SECOND_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;

/** After wrong credentials nothing is sent for this time: mail servers block clients that try them often. */
export const LOGIN_PAUSE_MS = 5 * MINUTE_MS;

/** A mail that is refused or put off for longer has a problem of its own, while others may be delivered. */
export const OWN_PROBLEM_MS = 2 * HOUR_MS;
const LONGEST_DELAY_MS = 5 * 24 * HOUR_MS;

type SmtpError = NodeJS.ErrnoException & { responseCode?: number; command?: string };

export type MailFailure = {
  /** The server refused this mail, asked to try later, refused the credentials, or could not be used at all. */
  kind: 'refused' | 'delayed' | 'login' | 'away';
  /** For the administrator. */
  text: string;
  /** For the log, which contains no personal data. */
  code: string | undefined;
  longestPauseMs: number;
  /** For how long a mail to a visitor is tried, from its first refusal or delay on. */
  patienceMs: number;
};

/** `refusedMs` is the time since the mail was refused or put off first. */
export function describeMailFailure(error: unknown, refusedMs: number): MailFailure {
  const { code, message, responseCode = 0, command = '' } = error as SmtpError;
  const text = message.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 300);
  if (responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command)) {
    return { kind: 'refused', text, code, longestPauseMs: HOUR_MS, patienceMs: OWN_PROBLEM_MS };
  }
  if (responseCode >= 400 && responseCode < 500 && code !== 'EAUTH') {
    const longestPauseMs = refusedMs < OWN_PROBLEM_MS ? SHORT_PAUSE_MS : HOUR_MS;
    return { kind: 'delayed', text, code, longestPauseMs, patienceMs: LONGEST_DELAY_MS };
  }
  const kind = code === 'EAUTH' ? 'login' : 'away';
  return { kind, text, code, longestPauseMs: SHORT_PAUSE_MS, patienceMs: Number.POSITIVE_INFINITY };
}
