import type { Session, User } from '@site/schema/account';
import type { AuditRow } from '@site/schema/audit';
import type { StoredCall } from '@site/schema/call';
import type { Category, postCategory } from '@site/schema/category';
import type { StoredContact } from '@site/schema/contact';
import type { Factor, RecoveryCode } from '@site/schema/factor';
import type { LeadEventType, LeadKind, MailTemplate } from '@site/schema/lead';
import type { Media } from '@site/schema/media';
import type { PreviewAnswer, StoredPreview } from '@site/schema/preview';
import type { RecordKind, records } from '@site/schema/record-kinds';
import type { MissedAddress, Redirect } from '@site/schema/redirect';
import type { storedRecords } from '@site/schema/stored-records';
import type { TrashKind } from '@site/schema/trash';
import type { StoredVersion } from '@site/schema/version';
import type { Webhook, WebhookDelivery } from '@site/schema/webhook';
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type { z } from 'zod';

/*
 * Rows as the engines return them: SQLite returns 0 and 1, ISO text and JSON text where PostgreSQL returns booleans,
 * dates and lists. `codec.ts` converts both to records.
 */

type Column<T> = [NonNullable<T>] extends [boolean]
  ? ColumnType<boolean | number, boolean, boolean>
  : [NonNullable<T>] extends [Date]
    ? ColumnType<Date | string | Extract<T, null>, Date | Extract<T, null>, Date | Extract<T, null>>
    : [NonNullable<T>] extends [readonly string[]]
      ? ColumnType<string[] | string, string, string>
      : T;

type Row<R> = { [K in keyof R]: K extends 'id' ? Generated<number> : Column<R[K]> };

/** A setting of the application, as JSON text. */
type SettingRow = { key: string; value: string };
type RateLimitRow = { key: string; hits: number; resetAt: Column<Date> };
export type OutboxRow = {
  id: Generated<number>;
  kind: LeadKind | 'account' | 'preview' | 'test';
  /** 0 for a mail that is not about a lead. */
  leadId: number;
  template: MailTemplate;
  /** Normalised address of the visitor, for the rate limit of mails; null for mails that are not limited. */
  recipientKey: string | null;
  /** The content of the mail besides the lead, as JSON text. */
  payload: string | null;
  attempts: number;
  nextAttemptAt: Column<Date>;
  /** When the mail was first due; later attempts do not change it. */
  dueAt: Column<Date>;
  sentAt: Column<Date | null>;
  /** When the last attempt failed; null before the first one and during an attempt. */
  failedAt: Column<Date | null>;
  /** Since when the mail server rejects or defers this mail, while it accepts connections. */
  refusedSince: Column<Date | null>;
  lastError: string | null;
  /** Set while the lead is spam: the mail is held until the lead is released. */
  heldAt: Column<Date | null>;
  /** Set when there are no more retries; `lastError` gives the reason. */
  givenUpAt: Column<Date | null>;
  createdAt: Column<Date>;
};

type LeadEventRow = {
  id: Generated<number>;
  kind: LeadKind;
  leadId: number;
  type: LeadEventType;
  text: string;
  createdAt: Column<Date>;
  /** Set when a note was edited. */
  editedAt: Column<Date | null>;
};

/** The numbered seat of a call among those that begin at the same time. */
type SeatRow = { startsAt: Column<Date>; seat: number; callId: number };

/** The network from which a call was booked, as a hash, until the call begins. */
type CallNetworkRow = { callId: number; network: string };

/** The SHA-256 of the mailbox of a sender. */
type BlockedSenderRow = { mailboxHash: string; createdAt: Column<Date> };

/** The database computes the mailbox of a lead from its address, as `mailboxKey` does. */
type LeadRow<Lead> = Row<Lead> & { mailboxKey: GeneratedAlways<string> };

/** The address of a tag that a post has; `post-terms.ts` writes it. */
type PostTagRow = { postId: number; slug: string };

type TrashRow = {
  id: Generated<number>;
  kind: TrashKind;
  recordId: number;
  title: string;
  /** The whole record, as JSON text. */
  record: string;
  deletedAt: Column<Date>;
};

/** A text of the search index; `search/search-index.ts` writes it. */
export type SearchEntryRow = {
  /** Of the kind and the record; see `entryId`. */
  id: number;
  title: string;
  /** The folded text of the fields that lists search. */
  fields: string;
  /** Every word of the record once, folded, separated by spaces. */
  words: string;
  /** The time of the last change; of a lead, of its arrival. */
  moment: Column<Date>;
};

type RecordRows = {
  [Kind in RecordKind as (typeof records)[Kind]['table']]: Row<z.infer<(typeof storedRecords)[Kind]>>;
};

export type Tables = RecordRows & {
  users: Row<User>;
  adminSessions: Row<Session>;
  factors: Row<Factor>;
  recoveryCodes: Row<RecoveryCode>;
  contactSubmissions: LeadRow<StoredContact>;
  callSchedules: LeadRow<StoredCall>;
  blogCategories: Row<Category>;
  blogPostCategories: Row<z.infer<typeof postCategory>>;
  blogPostTags: PostTagRow;
  settings: SettingRow;
  rateLimits: RateLimitRow;
  outbox: OutboxRow;
  leadEvents: LeadEventRow;
  callSeats: SeatRow;
  callNetworks: CallNetworkRow;
  blockedSenders: BlockedSenderRow;
  webhooks: Row<Webhook>;
  webhookDeliveries: Row<WebhookDelivery> & { kind: LeadKind; leadId: number };
  media: Row<Media>;
  auditLog: Row<AuditRow>;
  redirects: Row<Redirect>;
  notFound: Row<MissedAddress>;
  trash: TrashRow;
  versions: Row<StoredVersion>;
  previews: Row<StoredPreview>;
  previewAnswers: Row<PreviewAnswer>;
  searchEntries: SearchEntryRow;
};

export type Db = Kysely<Tables>;
