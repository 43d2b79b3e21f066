import { type AuditChange, type AuditEntry, type AuditValue, auditAreasOf } from '../operations/audit.ts';
import { isRecordKind, records } from './record-kinds.ts';
import type { Zone } from './zone.ts';

/*
 * The entries of the audit log as sentences.
 */

type Described = Pick<AuditEntry, 'action' | 'title' | 'recordId' | 'changes' | 'count'>;

/** What was done, without the person and the time: "Changed title and excerpt of the blog post "Colours"". */
export function describeAudit(entry: Described): string {
  const { action, title } = entry;
  const known = sentences[action]?.(entry);
  if (known) return known;
  const [subject = '', verb = ''] = action.split('.');
  const write = verbs[verb];
  if (write) return write(nameOf(subject, entry), entry);
  return [capitalized(`${words(subject)}: ${words(verb)}`), title].filter(Boolean).join(', ');
}

/** "June 3, 2025 at 1:30 AM IST" */
export const momentInWords = ({ id, name }: Zone, moment: Date): string => `${formatIn(id).format(moment)} ${name}`;

let latest: { id: string; format: Intl.DateTimeFormat } | undefined;

/** Kept, because a search of the log formats thousands of moments. */
function formatIn(id: string): Intl.DateTimeFormat {
  if (latest?.id !== id) {
    latest = { id, format: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: id }) };
  }
  return latest.format;
}

/** What the list shows of an entry, and the names of its areas, for the search. */
export function auditSearchText(zone: Zone, entry: AuditEntry): string {
  const { action, actor, at, network } = entry;
  const areas = auditAreasOf(action).map(({ name }) => name);
  const changes = shownChanges(entry).flatMap((change) => [
    fieldInWords(change.field),
    ...describeValues(zone, change),
  ]);
  const texts = [describeAudit(entry), momentInWords(zone, at), actor, network, action, ...areas, ...changes];
  return texts.join(' ').toLowerCase();
}

/** The changes without those that the sentence contains. */
export const shownChanges = ({ action, changes }: Described) =>
  /^account\.(login|refused)$/.test(action) ? [] : changes;

/** The values before and after a change; one text if they are not recorded. */
export function describeValues(zone: Zone, { before, after }: AuditChange): string[] {
  if (before === undefined && after === undefined) return ['Changed; the value is not recorded'];
  return [before, after].map((value) => describeValue(zone, value));
}

function describeValue(zone: Zone, value: AuditValue | undefined): string {
  if (value === null || value === undefined) return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object')
    return `A text of ${value.length.toLocaleString('en')} characters, SHA-256 ${value.sha256.slice(0, 12)}`;
  if (typeof value === 'string' && INSTANT.test(value)) return momentInWords(zone, new Date(value));
  return readList(value)?.map(itemInWords).join(', ') ?? String(value);
}

/** Times and lists are recorded as text. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function readList(value: unknown): unknown[] | undefined {
  if (typeof value !== 'string' || !value.startsWith('[')) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined; // A text that begins with a bracket.
  }
}

const itemInWords = (item: unknown): string =>
  typeof item === 'object' && item !== null ? Object.values(item).map(itemInWords).join(' ') : String(item);

/** A field in words: "meta title" for `metaTitle`, "address, city" for `address.city`. */
export const fieldInWords = (field: string): string => labels[field] ?? words(field).replaceAll('.', ', ');

/** The labels of fields whose label differs from the field name. Links to records are logged as their ids. */
const labels: Record<string, string> = {
  imageUrl: 'image',
  projectUrl: 'project URL',
  canonicalUrl: 'canonical URL',
  href: 'URL path',
  serviceDetails: 'process steps',
  alt: 'alternative text',
  caseStudyId: 'case study (number)',
  serviceId: 'service (number)',
  categoryIds: 'categories (numbers)',
  featuredOrder: 'place among the featured ones',
  headEmail: 'email in search results',
  chatNumber: 'WhatsApp number',
  hoursFollowBooking: 'office hours as booked',
  areaServed: 'service area',
  bookingName: 'what visitors book',
  socials: 'social profiles',
  'address.region': 'state',
  'officeHours.days': 'office days',
  'officeHours.opens': 'opens',
  'officeHours.closes': 'closes',
  'rating.value': 'rating',
  'rating.count': 'number of reviews',
  capacity: 'calls per slot',
  noticeMinutes: 'minimum notice (minutes)',
};

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The entries of a group contain its total, so they must not read as if they added up. */
const soFar = (number: number, one: string) =>
  number === 1 ? `A ${one} was` : `In total ${number} ${one}s within 15 minutes were`;

const factors: Record<string, string> = {
  password: 'the password',
  totp: 'a code of the authenticator app',
  recovery: 'a recovery code',
  passkey: 'a passkey',
};

const factorOf = (value: unknown) => (typeof value === 'string' ? (factors[value] ?? value) : 'an unknown factor');

const sentences: Record<string, (entry: Described) => string> = {
  'account.login': ({ changes: [change] }) => `Logged in with ${factorOf(change?.after)}`,
  'account.logout': () => 'Logged out',
  'account.confirm': () => 'Confirmed to be present',
  'account.refused': ({ count: logins, changes }) => {
    const cause = changes.length > 0 ? ' after the right password' : '';
    return `${soFar(logins, 'login')} refused${cause}`;
  },
  'account.unconfirmed': ({ count: confirmations }) =>
    `${soFar(confirmations, 'confirmation')} refused: wrong password, code or passkey`,
  'account.endSession': ({ count: sessions }) => `Ended ${count(sessions, 'other session')}`,
  'account.password': () => 'Changed the password',
  'factor.create': ({ title }) => `Added "${title}" to two-step login`,
  'factor.rename': ({ title }) => `Renamed a way of two-step login to "${title}"`,
  'factor.remove': ({ title }) => `Removed "${title}" from two-step login`,
  'factor.removeAll': () => 'Turned two-step login off',
  'factor.newRecoveryCodes': () => 'Made new recovery codes',
  'lead.block': () => 'Blocked the sender of a lead',
  'lead.unblock': () => 'Unblocked a sender',
  'lead.export': ({ recordId }) => `Exported all data of the person of lead ${recordId}`,
  'lead.erase': ({ count: leads }) => `Erased ${count(leads, 'lead')}`,
  'lead.anonymise': ({ count: leads }) => `Made ${count(leads, 'lead')} anonymous`,
  'contact.export': () => 'Exported the list of contacts',
  'call.export': () => 'Exported the list of calls',
  'calendar.export': () => 'Showed the secret address of the calendar of calls',
  'audit.export': () => 'Exported the activity log',
  'audit.purge': ({ count: entries }) =>
    `Deleted ${count(entries, 'old entry').replace('entrys', 'entries')} of this log`,
  'backup.make': ({ title }) => `Made the backup ${title}`,
  'backup.download': ({ title }) => `Made a download address for the backup ${title}`,
  'backup.restore': ({ title }) => `Replaced everything by the backup of ${title}`,
  'mail.send': ({ count: mails }) => `Sent ${count(mails, 'mail')} that waited since a restore`,
  'mail.discard': ({ count: mails }) => `Discarded ${count(mails, 'mail')} that waited since a restore`,
  'release.start': ({ title }) => `Started version ${title}`,
  'setting.update': ({ title, changes }) => `Changed the settings "${fieldInWords(title ?? '')}": ${fieldsOf(changes)}`,
  'category.remove': ({ title }) => `Deleted the category "${title}"`,
  'preview.create': ({ title }) => `Shared a preview of "${title}"`,
  'preview.revoke': ({ recordId }) => `Revoked the preview link ${recordId}`,
  'preview.approve': ({ title }) => `Approved the preview of "${title}"`,
  'preview.askForChange': ({ title }) => `Asked for a change to "${title}" in its preview`,
  'preview.markSeen': ({ title }) => `Marked an answer to the preview of "${title}" as seen`,
  'redirect.remove': ({ title }) => `Deleted the redirect of ${title}`,
  'webhook.remove': ({ title }) => `Stopped notifying ${title} about leads`,
};

const verbs: Record<string, (name: string, entry: Described) => string> = {
  create: (name) => `Added ${name}`,
  update: (name, { changes }) => `Changed ${fieldsOf(changes)} of ${name}`,
  remove: (name) => `Moved ${name} to the trash`,
  restore: (name) => `Restored ${name}`,
  unpublish: (name) => `Unpublished ${name}`,
  delete: (name) => `Permanently deleted ${name}`,
  note: (name) => `Added a note to ${name}`,
  editNote: (name) => `Changed a note of ${name}`,
  removeNote: (name) => `Deleted a note of ${name}`,
  restoreNote: (name) => `Restored a note of ${name}`,
  reply: (name) => `Replied to ${name}`,
};

const otherNames: Record<string, string> = { media: 'file', webhook: 'notified address' };

function nameOf(subject: string, { title, recordId, count: number }: Described): string {
  if (isRecordKind(subject) && number > 1) return `${number} ${records[subject].name.many}`;
  const label = isRecordKind(subject) ? records[subject].name.one : (otherNames[subject] ?? words(subject));
  return title === null ? `${label} ${recordId}` : `the ${label} "${title}"`;
}

const NAMED_FIELDS = 3;

function fieldsOf(changes: Described['changes']): string {
  const names = changes.map(({ field }) => fieldInWords(field));
  const more = names.length - NAMED_FIELDS;
  const shown = more > 0 ? [...names.slice(0, NAMED_FIELDS), `${more} more`] : names;
  return new Intl.ListFormat('en').format(shown);
}
