import { bookingDefaults } from '@site/schema/booking';
import type { callInput } from '@site/schema/call';
import { instantOfDay } from '@site/schema/schedule';
import type { z } from 'zod';
import * as call from '../leads/call.ts';
import type { Db } from '../tables.ts';

export const TIME_ZONE = 'Asia/Kolkata';

type Arguments = Parameters<typeof call.insertCall>;

/** Stores a call as the server does for an Indian visitor whose network is not counted. */
export const insertCall = (
  db: Db,
  input: z.output<typeof callInput>,
  now: Date,
  arrival: Partial<Arguments[3]> = {},
) => {
  const preferredDate = instantOfDay(TIME_ZONE, input.preferredDate);
  return call.insertCall(db, { ...input, preferredDate }, now, {
    phoneKey: input.phone.replace(/[^\d+]/g, ''),
    capacity: bookingDefaults.capacity,
    timeZone: TIME_ZONE,
    network: null,
    ...arrival,
  });
};
