import type { BookedCall } from '@site/schema/lead-form';
import { tabDrafts } from '../../app/draft-store.ts';

/** The key under which the tab remembers the booked call. */
export const BOOKED_IN_TAB = 'booked';

export const rememberBooking = (call: BookedCall) => tabDrafts.write(BOOKED_IN_TAB, { values: call });

/** The private page of the call that was booked in this tab. */
export const bookedToken = (): string | undefined =>
  tabDrafts.read(BOOKED_IN_TAB, { token: '' })?.values.token || undefined;
