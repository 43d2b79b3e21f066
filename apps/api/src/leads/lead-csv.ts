import type { StoredCall } from '@site/schema/call';
import type { StoredContact } from '@site/schema/contact';
import { dayIn } from '@site/schema/schedule';
import type { Zone } from '@site/schema/zone';
import { clockIn } from '@site/schema/zone-clock';

/*
 * Leads, and other records, as a CSV file that spreadsheet programs open: UTF-8 with a byte order mark, RFC 4180.
 */

const BYTE_ORDER_MARK = '\uFEFF';
const PART = 1000;

export type Column<Lead> = [title: string, value: (lead: Lead) => string | Date | null];
export type ReadPart<Lead> = (part: { limit: number; offset: number }) => Promise<{ items: Lead[] }>;

type AnyLead = Pick<
  StoredContact,
  'stage' | 'replyDueAt' | 'repliedAt' | 'followUpOn' | 'enteredByHand' | 'landingPage' | 'referrer' | 'campaign'
>;

const ENTERED = 'Entered by hand';

const shared = ({ name }: Zone): Column<AnyLead>[] => [
  ['Stage', ({ stage }) => stage],
  [`Reply due (${name})`, ({ replyDueAt }) => replyDueAt],
  [`First reply (${name})`, ({ repliedAt }) => repliedAt],
  ['Follow up on', ({ followUpOn }) => followUpOn],
  ['Source', ({ enteredByHand }) => (enteredByHand ? ENTERED : null)],
  ['Landing page', ({ landingPage }) => landingPage],
  ['Referrer', ({ referrer }) => referrer],
  ['Campaign', ({ campaign }) => campaign],
];

export const contactsCsv = (zone: Zone, read: ReadPart<StoredContact>) =>
  toCsv<StoredContact>(
    zone,
    [
      [`Received (${zone.name})`, ({ createdAt }) => createdAt],
      ['Name', ({ name }) => name],
      ['Email', ({ email }) => email],
      ['Service', ({ service }) => service],
      ['Message', ({ message }) => message],
      ...shared(zone),
    ],
    read,
  );

export const callsCsv = (zone: Zone, read: ReadPart<StoredCall>) =>
  toCsv<StoredCall>(
    zone,
    [
      [`Asked on (${zone.name})`, ({ createdAt }) => createdAt],
      ['Day', ({ preferredDate }) => dayIn(zone.id, preferredDate)],
      [`Time (${zone.name})`, ({ preferredTime }) => preferredTime],
      ['Outcome', ({ outcome }) => outcome],
      ['Name', ({ name }) => name],
      ['Email', ({ email }) => email],
      ['Phone', ({ phone }) => phone],
      ['Company', ({ company }) => company],
      ['Message', ({ message }) => message],
      ...shared(zone),
    ],
    read,
  );

export async function toCsv<Lead>(zone: Zone, columns: readonly Column<Lead>[], read: ReadPart<Lead>): Promise<string> {
  const lines = [columns.map(([title]) => title)];
  for (let offset = 0; ; offset += PART) {
    const { items } = await read({ limit: PART, offset });
    lines.push(...items.map((lead) => columns.map(([, value]) => toText(zone, value(lead)))));
    if (items.length < PART) break;
  }
  return `${BYTE_ORDER_MARK}${lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

/** Formats a date as "2026-11-23 23:54", which spreadsheet programs recognise as date and time. */
const toText = (zone: Zone, value: string | Date | null) =>
  value instanceof Date ? clockIn(zone.id, value).toISOString().slice(0, 16).replace('T', ' ') : (value ?? '');

/**
 * Matches the positions where a spreadsheet program could interpret the content of a cell as a formula. Inserting an
 * apostrophe there makes the cell plain text. A formula starts with =, +, -, @ or the full-width form of one of these
 * characters. Programs that use semicolons as delimiters also start a new cell after a semicolon, tab or line break. The
 * first two character classes are disjoint to avoid quadratic backtracking on texts of many line breaks.
 */
const FORMULA_START = /(^|[;\t\r\n])["\p{Z}\v\f\uFEFF]*(?=[=+\-@＝＋－＠])/gu;

/** A telephone number. A spreadsheet program would read its hyphens as minus signs. */
const PHONE = /^\+[\d ()-]+$/;

function toCell(text: string): string {
  const safe = PHONE.test(text) ? text.replace(/[ ()-]+/g, ' ') : text.replace(FORMULA_START, "$&'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
