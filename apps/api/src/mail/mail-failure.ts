/*
 * Classifies failed attempts to send a mail, and decides on the retry.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Retries are frequent while a mail server is unavailable or defers a mail, so that mails are sent within a minute of
 * its recovery.
 */
const SHORT_PAUSE_MS = 45 * SECOND_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;

/** After wrong credentials nothing is sent for this time, because mail servers block clients that retry them often. */
export const LOGIN_PAUSE_MS = 5 * MINUTE_MS;

/** A mail that is rejected or deferred for longer has an individual problem, while others may be delivered. */
export const OWN_PROBLEM_MS = 2 * HOUR_MS;
const LONGEST_DELAY_MS = 5 * 24 * HOUR_MS;

type SmtpError = NodeJS.ErrnoException & { responseCode?: number; command?: string };

export type MailFailure = {
  /** The server rejected this mail, deferred it, rejected the credentials, or was unavailable. */
  kind: 'refused' | 'delayed' | 'login' | 'away';
  /** For the administrator. */
  text: string;
  /** For the log, which contains no personal data. */
  code: string | undefined;
  longestPauseMs: number;
  /** For how long a mail to a visitor is retried after its first rejection or deferral. */
  patienceMs: number;
};

/** `refusedMs` is the time since the first rejection or deferral of the mail. */
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
