import { z } from 'zod';
import { recordOf } from './entity.ts';
import { boolean, email, id, text } from './fields.ts';
import { adminListQuery, idsOf } from './list-query.ts';

export const contactInput = z.object({
  name: text('Name', { min: 2, max: 100, trim: true, oneLine: true, tooLong: 'Name too long' }),
  email: email(),
  message: text('Message', { min: 10, max: 5000, trim: true, tooLong: 'Message too long' }),
});

export const contact = recordOf(contactInput, {
  id: z.int(),
  service: z.string().nullable(),
  contacted: z.boolean(),
  createdAt: z.date(),
});

/** Whether the agency has answered a lead. */
export const leadStatus = z.object({ contacted: boolean('Contacted') });

export const contactAdminListQuery = adminListQuery(['name', 'createdAt']).extend({
  contacted: boolean('Contacted').optional(),
});

export const contactId = id('Invalid contact submission ID');
export const contactIds = idsOf(contactId);

export type ContactInput = z.input<typeof contactInput>;
export type ContactAdminListQuery = z.output<typeof contactAdminListQuery>;
export type Contact = z.infer<typeof contact>;
