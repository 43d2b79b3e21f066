import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { email, INVALID_PHONE, id, optionalText, text } from './fields/fields.ts';
import { instant } from './fields/instant.ts';
import { adminListQuery, idsOf } from './fields/list-query.ts';
import { leadStatus } from './lead.ts';
import { NO_DATE, NO_TIME } from './schedule.ts';

// The specification's pattern also matches ten characters with a single digit, so the digits are counted too.
const PHONE = /^\+?[0-9 ()-]{10,15}$/;
const isPhone = (value: string) => PHONE.test(value) && value.replace(/\D/g, '').length >= 7;

export const callInput = z.object({
  name: text('Name', { min: 2, max: 100, oneLine: true, tooLong: 'Name too long' }),
  phone: z.string(INVALID_PHONE).refine(isPhone, INVALID_PHONE),
  email: email(),
  company: optionalText('Company', 200, 'Company name too long'),
  message: optionalText('Message', 1000, 'Message too long'),
  preferredDate: instant(NO_DATE),
  preferredTime: text('Preferred time', {
    max: 20,
    oneLine: true,
    tooShort: NO_TIME,
    tooLong: 'Invalid time format',
  }),
});

export const call = recordOf(callInput, { id: z.int(), contacted: z.boolean(), createdAt: z.date() });

export const callAdminListQuery = adminListQuery(['name', 'preferredDate', 'createdAt']).extend(
  leadStatus.partial().shape,
);

export const callId = id('Invalid call ID');
export const callIds = idsOf(callId);

export type CallInput = z.input<typeof callInput>;
export type CallAdminListQuery = z.output<typeof callAdminListQuery>;
export type Call = z.infer<typeof call>;
