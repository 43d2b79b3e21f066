import { z } from 'zod';
import { boolean, choice, email, flag, id, optionalText, text } from './fields/fields.ts';
import { paths } from './pages/paths.ts';
import { isDay } from './schedule.ts';

/*
 * What contacts and calls share: their source, their stage, and when a reply is due.
 */

export const leadKinds = ['contact', 'call'] as const;
export const stages = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;

export const leadKind = choice('Kind', leadKinds);
export const stage = choice('Stage', stages);

/** Whether the agency has answered a lead. A lead in one of the stages from `contacted` to `lost` was answered. */
export const leadStatus = z.object({ contacted: boolean('Contacted') });
export const isAnswered = (value: Stage) => value !== 'new' && value !== 'spam';

export const leadId = id('Invalid lead ID');
export const leadRef = z.object({ kind: leadKind, id: leadId });

/**
 * Selects the leads of a person: those from the email address of the given lead. Other addresses of the mailbox, and
 * addresses with the same phone number, which nobody has verified, are included only on request.
 */
export const personRef = leadRef.extend({
  alsoByPhone: flag('Also by phone', false),
  alsoAliases: flag('Also aliases', false),
});

// An unusable detail is dropped: it must not make the submission invalid.
const detail = (label: string, max: number) => optionalText(label, max).catch(null);

export const noteInput = z.object({ text: text('Note', { max: 5000, trim: true }) });

export const followUpInput = z.object({
  day: z.string({ error: 'Invalid day' }).refine(isDay, 'Invalid day').nullable(),
});

/** A reply by mail. */
export const replyInput = z.object({
  subject: text('Subject', { max: 200, trim: true, oneLine: true }),
  text: text('Reply', { max: 20_000, trim: true }),
});

/** A sender whose leads go to the quarantine. */
export const senderInput = z.object({ email: email() });

/** What a form sends besides its fields. The address of a private booking contains a secret and is not stored. */
export const submissionDetails = z.object({
  /** Equal submissions with the same key are stored once. */
  submissionKey: detail('Submission key', 100),
  landingPage: detail('Landing page', 500).transform((path) => (path?.startsWith(paths.booking('')) ? null : path)),
  referrer: detail('Referrer', 500),
  campaign: detail('Campaign', 300),
  /** The time between the first input and the submission. */
  fillSeconds: z.number().min(0).nullable().catch(null).default(null),
  /** Filled in by bots only. */
  website: detail('Website', 500),
});

/** The filters of the admin lists. Without a stage, a list leaves out spam. */
export const leadListFilters = { contacted: boolean('Contacted').optional(), stage: stage.optional() };

/** The fields of every stored lead that only the server writes. They are not in the REST record. */
export const leadColumns = {
  stage,
  stageChangedAt: z.date(),
  /** Stored with the lead, so that lists can be sorted by it. */
  replyDueAt: z.date(),
  repliedAt: z.date().nullable(),
  /** The first reply of a lead that was set to not answered afterwards. */
  undoneRepliedAt: z.date().nullable(),
  /** Why the lead was classified as spam when it arrived. */
  spamReason: z.string().nullable(),
  landingPage: z.string().nullable(),
  referrer: z.string().nullable(),
  campaign: z.string().nullable(),
  /** Entered by the administrator, after a phone call for example. */
  enteredByHand: z.boolean(),
  /** The day on which the administrator wants to contact the person again, such as `2025-10-20`. */
  followUpOn: z.string().nullable(),
  /** Identifies the submission by its key and content. */
  submissionHash: z.string().nullable(),
};

export type LeadKind = (typeof leadKinds)[number];
export type Stage = (typeof stages)[number];
export type LeadRef = z.output<typeof leadRef>;
export type SubmissionDetails = z.output<typeof submissionDetails>;

export const mailTemplates = [
  'notice',
  'confirmation',
  'invitation',
  'confirmed',
  'rescheduled',
  'cancelled',
  'reminder',
  'agencyReminder',
  'reply',
  'answer',
  'security',
  'test',
] as const;
/** The events of the account that are reported to the owner by mail. */
export type SecurityEvent =
  | 'password'
  | 'webhook'
  | 'calendar'
  | 'login'
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorsOff'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'codeRefused'
  | 'backup';
export type MailTemplate = (typeof mailTemplates)[number];

/** The mails to the agency; the others go to the visitor. */
const agencyMails: readonly MailTemplate[] = ['notice', 'agencyReminder', 'answer', 'security', 'test'];
export const isToAgency = (template: MailTemplate) => agencyMails.includes(template);

export const reminderTemplates: readonly MailTemplate[] = ['reminder', 'agencyReminder'];

/** What happened to a lead: the history that the drawer shows. */
export const leadEventTypes = ['note', 'stage', 'booking'] as const;
export const leadEvent = z.object({
  id: z.int(),
  type: z.enum(leadEventTypes),
  text: z.string(),
  createdAt: z.date(),
  /** When a note was edited last. */
  editedAt: z.date().nullable(),
});
export type LeadEventType = (typeof leadEventTypes)[number];
export type LeadEvent = z.infer<typeof leadEvent>;
