export type MailContent = {
  headers: Record<string, string>;
  text: string;
  html: string;
  calendar: string;
  /** The content type of the calendar, which repeats its method. */
  calendarType: string;
};

const TYPE_OF_CALENDAR = 'type of text/calendar';

/** Parses a mail into decoded headers, by lower-case name, and its decoded parts. */
export function readMail(raw: string): MailContent {
  const { headers, body } = splitPart(raw);
  const found: Record<string, string> = {};
  collectParts(headers, body, found);
  return {
    headers,
    text: found['text/plain'] ?? '',
    html: found['text/html'] ?? '',
    calendar: found['text/calendar'] ?? '',
    calendarType: found[TYPE_OF_CALENDAR] ?? '',
  };
}

function collectParts(headers: Record<string, string>, body: string, found: Record<string, string>): void {
  const type = headers['content-type'] ?? 'text/plain';
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  if (!boundary) {
    const [name = ''] = type.split(';');
    found[name] ??= decodeBody(body, headers['content-transfer-encoding']);
    if (name === 'text/calendar') found[TYPE_OF_CALENDAR] ??= type;
    return;
  }
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const { headers: partHeaders, body: partBody } = splitPart(part.replace(/^\r\n/, ''));
    collectParts(partHeaders, partBody.replace(/\r\n$/, ''), found);
  }
}

function splitPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headerLines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    headerLines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding = '7bit'): string {
  const text = /base64/i.test(encoding) ? fromBase64(body) : /quoted/i.test(encoding) ? fromQuoted(body) : body;
  return text.replaceAll('\r\n', '\n');
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8');

function fromQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
