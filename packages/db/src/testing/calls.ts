import { bookingDefaults } from '@site/schema/booking';
import * as call from '../leads/call.ts';
import type { Db } from '../tables.ts';

type Arguments = Parameters<typeof call.insertCall>;

/** Stores a call as the server does for an Indian visitor whose network is not counted. */
export const insertCall = (db: Db, input: Arguments[1], now: Date, arrival: Partial<Arguments[3]> = {}) =>
  call.insertCall(db, input, now, {
    phoneKey: input.phone.replace(/[^\d+]/g, ''),
    capacity: bookingDefaults.capacity,
    network: null,
    ...arrival,
  });
