/*
 * What a failed attempt to send a mail means, and what follows from it.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A mail server that is away is tried often, so that mails leave within a minute of its return. */
const AWAY_PAUSE_MS = 45 * SECOND_MS;
/** Wrong credentials are tried rarely: mail servers block clients that try them often. */
const LOGIN_PAUSE_MS = 5 * MINUTE_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;

/** So many temporary refusals mean that the recipient has a problem, not the mail server. */
const DELAYS_IN_A_ROW = 100;

/** After how many attempts a mail to a visitor is given up: two hours of refusals, or five days of delays. */
const MAX_ATTEMPTS = { refused: 12, delayed: 220 };

type SmtpError = NodeJS.ErrnoException & { responseCode?: number; command?: string };

export type MailFailure = {
  /** The server refused this mail, asked to try later, or could not be used at all. */
  kind: 'refused' | 'delayed' | 'away';
  /** For the administrator. */
  text: string;
  /** For the log, which contains no personal data. */
  code: string | undefined;
  longestPauseMs: number;
  /** The attempts after which a mail to a visitor is given up. */
  maxAttempts: number;
};

export function describeMailFailure(error: unknown, attempts: number): MailFailure {
  const { code, message, responseCode = 0, command = '' } = error as SmtpError;
  const text = message.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 300);
  if (responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command)) {
    return { kind: 'refused', text, code, longestPauseMs: HOUR_MS, maxAttempts: MAX_ATTEMPTS.refused };
  }
  if (responseCode >= 400 && responseCode < 500 && code !== 'EAUTH') {
    const longestPauseMs = attempts < DELAYS_IN_A_ROW ? AWAY_PAUSE_MS : HOUR_MS;
    return { kind: 'delayed', text, code, longestPauseMs, maxAttempts: MAX_ATTEMPTS.delayed };
  }
  const longestPauseMs = code === 'EAUTH' ? LOGIN_PAUSE_MS : AWAY_PAUSE_MS;
  return { kind: 'away', text, code, longestPauseMs, maxAttempts: Number.POSITIVE_INFINITY };
}
