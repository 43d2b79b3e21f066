import { z } from 'zod';
import { unknownFact } from './copy/unknown-facts.ts';
import { choice, flag, text } from './fields/fields.ts';
import { neutralReplyTemplates, replyTemplateDefaults } from './pages/reply-template-defaults.ts';

/*
 * The texts with which an answer to a lead begins. Those that the administrator has changed, added or deleted are stored;
 * the others are the defaults.
 */

export const replyChannels = ['mail', 'whatsapp', 'phone'] as const;

/** The placeholders besides the facts of the agency. */
export const replyPlaceholders = {
  visitor: 'the name of the person',
  firstName: 'the first name',
  request: 'what was sent, such as "your message"',
  appointment: 'day and time of the booked call',
};

const known = Object.keys(replyPlaceholders);
const filled = <S extends z.ZodType<string>>(field: S) =>
  field.superRefine((value, { addIssue }) => {
    const message = unknownFact(value, known);
    if (message) addIssue({ code: 'custom', message });
  });

export const replyTemplateInput = z
  .object({
    channel: choice('Use', replyChannels),
    name: text('Name', { max: 60, trim: true, oneLine: true }),
    /** Of mails only. */
    subject: filled(text('Subject', { min: 0, max: 200, trim: true, oneLine: true })).default(''),
    /** For the phone, each line is a talking point. */
    text: filled(text('Text', { max: 5000, trim: true })),
    /** Only for people who have booked a call. */
    needsAppointment: flag('Needs a call', false),
  })
  .refine(({ channel, subject }) => channel !== 'mail' || subject !== '', {
    path: ['subject'],
    error: 'Subject is required',
  });

/** More than the menu of templates can show. */
export const MAX_REPLY_TEMPLATES = 100;

export const replyTemplateId = z.string({ error: 'Invalid template' }).regex(/^[\w-]{1,60}$/, 'Invalid template');

const DELETED = 'deleted';

/** What is stored: the templates by their id, and a mark in place of a default that was deleted. */
export const storedReplyTemplates = z.record(replyTemplateId, replyTemplateInput.or(z.literal(DELETED)));

export type ReplyTemplateInput = z.output<typeof replyTemplateInput>;
export type StoredReplyTemplates = z.output<typeof storedReplyTemplates>;
export type ReplyTemplate = ReplyTemplateInput & {
  id: string;
  /** What was done with a default; `own` is a template that the administrator has added. */
  state: 'default' | 'changed' | 'deleted' | 'own';
};

const isDefault = (id: string) => replyTemplateDefaults.some((one) => one.id === id);

/** `isNeutral` is set on a site that started without demo content. */
export function mergeReplyTemplates(stored: StoredReplyTemplates, isNeutral = false): ReplyTemplate[] {
  const defaults = replyTemplateDefaults.map(({ id, ...texts }): ReplyTemplate => {
    const template = { ...texts, ...(isNeutral && neutralReplyTemplates[id]) };
    const change = stored[id];
    if (change === undefined) return { ...template, id, state: 'default' };
    return change === DELETED ? { ...template, id, state: DELETED } : { ...change, id, state: 'changed' };
  });
  const own = Object.entries(stored).flatMap(([id, template]) =>
    template !== DELETED && !isDefault(id) ? [{ ...template, id, state: 'own' as const }] : [],
  );
  return [...defaults, ...own];
}

/** Deletes a template. A deleted default can be restored. */
export function withoutReplyTemplate(stored: StoredReplyTemplates, id: string): StoredReplyTemplates {
  const { [id]: _, ...others } = stored;
  return isDefault(id) ? { ...others, [id]: DELETED } : others;
}
