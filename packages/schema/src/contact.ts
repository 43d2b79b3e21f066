import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { email, flag, id, text } from './fields/fields.ts';
import { adminListQuery, selectionOf } from './fields/list-query.ts';
import { leadColumns, leadListFilters, submissionDetails } from './lead.ts';

export const contactInput = z.object({
  name: text('Name', { min: 2, max: 100, trim: true, oneLine: true, tooLong: 'Name too long' }),
  email: email(),
  message: text('Message', { min: 10, max: 5000, trim: true, tooLong: 'Message too long' }),
});

export const contactSubmission = contactInput.extend(submissionDetails.shape);

/** A contact that the administrator enters. */
export const enteredContact = contactInput.extend({ isMailed: flag('Mail a confirmation', false) });

export const storedContact = recordOf(contactInput, {
  id: z.int(),
  service: z.string().nullable(),
  contacted: z.boolean(),
  createdAt: z.date(),
  ...leadColumns,
});

/** A contact as the REST API returns it. */
export const contact = storedContact.pick({
  id: true,
  name: true,
  email: true,
  message: true,
  service: true,
  contacted: true,
  createdAt: true,
});

export const contactAdminListQuery = adminListQuery(['name', 'createdAt', 'replyDueAt']).extend(leadListFilters);

export const contactId = id('Invalid contact ID');
export const contactIds = selectionOf(contactId);

export type ContactInput = z.input<typeof contactInput>;
export type ContactSubmission = z.input<typeof contactSubmission>;
export type ContactAdminListQuery = z.output<typeof contactAdminListQuery>;
export type StoredContact = z.infer<typeof storedContact>;
export type Contact = z.infer<typeof contact>;
