import { z } from 'zod';
import { boolean } from './fields/fields.ts';

/** Whether the agency has answered a lead: a contact submission or a call request. */
export const leadStatus = z.object({ contacted: boolean('Contacted') });
