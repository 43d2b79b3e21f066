import { z } from 'zod';
import { day } from '../booking.ts';
import { choice, optionalText } from '../fields/fields.ts';
import { listQuery } from '../fields/list-query.ts';
import { recordKinds } from '../pages/record-kinds.ts';
import { SEARCH_LENGTH } from '../site.ts';

/*
 * The audit log: who changed what, when and from where. An entry is never changed, and contains the hash of the one
 * before it.
 */

/** A text longer than this is stored as its hash and length. */
export const AUDIT_TEXT_MAX = 200;

const longText = z.object({ sha256: z.string(), length: z.int() });
const auditValue = z.union([longText, z.string(), z.number(), z.boolean(), z.null()]);

export const auditChange = z.object({
  field: z.string(),
  before: auditValue.optional(),
  after: auditValue.optional(),
});

export const auditEntry = z.object({
  id: z.int(),
  at: z.date(),
  /** The kind of record or the area, a dot, and what was done: `post.update`, `account.login`. */
  action: z.string(),
  /** The user name, "server command", or "visitor" for refused logins. */
  actor: z.string(),
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  network: z.string().nullable(),
  kind: z.string().nullable(),
  recordId: z.int().nullable(),
  title: z.string().nullable(),
  changes: z.array(auditChange),
  /** How many records or attempts the entry is about. */
  count: z.int(),
  previousHash: z.string(),
  hash: z.string(),
});

/** The changes are stored as JSON text, which the hash covers. */
export const auditRow = auditEntry.extend({ changes: z.string() });

const about = (...subjects: string[]) => subjects.map((subject) => `${subject}.%`);

/** The filters of the list, with patterns of LIKE for the actions that belong to each. */
export const auditAreas = {
  account: { name: 'Logins and account', actions: about('account', 'factor') },
  content: {
    name: 'Content',
    actions: about(...recordKinds, 'category', 'media', 'redirect', 'version', 'draft', 'preview'),
  },
  leads: { name: 'Leads', actions: about('lead', 'contact', 'call') },
  settings: { name: 'Settings', actions: about('setting', 'webhook') },
  exports: { name: 'Exports', actions: ['%.export'] },
  backups: { name: 'Backups', actions: about('backup') },
  server: { name: 'Server, mails and this log', actions: about('release', 'mail', 'audit') },
};

export const auditAreasOf = (action: string) =>
  Object.values(auditAreas).filter(({ actions }) =>
    actions.some((pattern) =>
      pattern.startsWith('%') ? action.endsWith(pattern.slice(1)) : action.startsWith(pattern.slice(0, -1)),
    ),
  );

const areas = Object.keys(auditAreas) as [AuditArea, ...AuditArea[]];

export const auditListQuery = listQuery.unwrap().extend({
  search: optionalText('Search', SEARCH_LENGTH),
  area: choice('Area', areas).optional(),
  /** The first and the last day. */
  from: day.optional(),
  to: day.optional(),
});

export type AuditArea = keyof typeof auditAreas;
export type AuditListQuery = z.output<typeof auditListQuery>;
export type AuditChange = z.infer<typeof auditChange>;
export type AuditValue = z.infer<typeof auditValue>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditRow = z.infer<typeof auditRow>;
