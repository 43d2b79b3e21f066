import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { email, id, text } from './fields/fields.ts';
import { adminListQuery, idsOf } from './fields/list-query.ts';
import { leadStatus } from './lead.ts';

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

export const contactAdminListQuery = adminListQuery(['name', 'createdAt']).extend(leadStatus.partial().shape);

export const contactId = id('Invalid contact ID');
export const contactIds = idsOf(contactId);

export type ContactInput = z.input<typeof contactInput>;
export type ContactAdminListQuery = z.output<typeof contactAdminListQuery>;
export type Contact = z.infer<typeof contact>;
