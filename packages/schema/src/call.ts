import { z } from 'zod';
import { recordOf } from './entity.ts';
import { email, id, instant, optionalText, text } from './fields.ts';
import { leadStatus } from './lead.ts';
import { adminListQuery, idsOf } from './list-query.ts';

// The pattern of the form; ten characters of it could hold a single digit, so digits are counted too.
const PHONE = /^\+?[0-9 ()-]{10,15}$/;
const isPhone = (value: string) => PHONE.test(value) && value.replace(/\D/g, '').length >= 7;

export const callInput = z.object({
  name: text('Name', { min: 2, max: 100, oneLine: true, tooLong: 'Name too long' }),
  phone: z.string({ error: 'Invalid phone number format' }).refine(isPhone, 'Invalid phone number format'),
  email: email(),
  company: optionalText('Company', 200, 'Company name too long'),
  message: optionalText('Message', 1000, 'Message too long'),
  preferredDate: instant('Please select a preferred date'),
  preferredTime: text('Preferred time', {
    max: 20,
    oneLine: true,
    tooShort: 'Please select a preferred time',
    tooLong: 'Invalid time format',
  }),
});

export const call = recordOf(callInput, { id: z.int(), contacted: z.boolean(), createdAt: z.date() });

export const callAdminListQuery = adminListQuery(['name', 'preferredDate', 'createdAt']).extend(
  leadStatus.partial().shape,
);

export const callId = id('Invalid call schedule ID');
export const callIds = idsOf(callId);

export type CallInput = z.input<typeof callInput>;
export type CallAdminListQuery = z.output<typeof callAdminListQuery>;
export type Call = z.infer<typeof call>;
