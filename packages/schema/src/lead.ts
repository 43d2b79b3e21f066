import { z } from 'zod';
import { boolean } from './fields/fields.ts';

/** Whether the agency has answered a lead, that is a contact or a call. */
export const leadStatus = z.object({ contacted: boolean('Contacted') });
