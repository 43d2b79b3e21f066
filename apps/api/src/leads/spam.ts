/*
 * Detects spam without a third-party service. Suspected spam is stored and shown to the administrator with the reasons,
 * but no mail is sent about it until it is released.
 */

export type Judged = {
  name: string;
  message: string | null;
  /** The value of the honeypot field, which is invisible to people. */
  website: string | null;
  /** Unknown for submissions without JavaScript and over REST; only their content is checked. */
  fillSeconds: number | null;
  isBlocked: boolean;
};

const SUSPECT_FROM = 3;

type Sign = { points: number; reason: string };

/** The reasons to treat a submission as spam, or null. */
export function spamReason(judged: Judged): string | null {
  const signs = [...signsOfSender(judged), ...signsOfText(`${judged.name}\n${judged.message ?? ''}`)];
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  return points < SUSPECT_FROM ? null : signs.map(({ reason }) => reason).join('; ');
}

function* signsOfSender({ website, fillSeconds, isBlocked }: Judged): Generator<Sign> {
  if (isBlocked) yield { points: 3, reason: 'The sender is blocked' };
  if (website) yield { points: 3, reason: 'A field that people do not see was filled in' };
  if (fillSeconds !== null && fillSeconds < 1) yield { points: 2, reason: 'Filled in within a second' };
}

const phrases: [pattern: RegExp, points: number][] = [
  [/\b(viagra|cialis|casino|porn|escorts?|betting tips)\b/i, 3],
  [/\b(crypto|bitcoin|forex)\b.{0,40}\b(profit|invest|earn)/is, 2],
  [/\b(earn|make) (\$|usd|₹|money)\b.{0,30}\b(day|week|month|home)\b/is, 2],
  [/\b(guest post|link insertion|buy (followers|backlinks|traffic)|domain authority)\b/i, 2],
  [/\b(loan|funding) (offer|approved)\b/i, 2],
  [/\bunsubscribe\b/i, 1],
];

function* signsOfText(text: string): Generator<Sign> {
  const links = text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
  if (links > 0)
    yield { points: links > 4 ? 3 : links > 2 ? 2 : 1, reason: `${links === 1 ? 'A link' : `${links} links`}` };
  for (const [pattern, points] of phrases) {
    const [found] = pattern.exec(text) ?? [];
    if (found) yield { points, reason: `"${found.replace(/\s+/g, ' ').slice(0, 60)}"` };
  }
  if (isRepetitive(text)) yield { points: 2, reason: 'The text repeats itself' };
}

/** Whether one word makes up most of a longer text. */
function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 20) return false;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(...counts.values()) > words.length / 2;
}
