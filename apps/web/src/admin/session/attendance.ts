import { UNATTENDED } from '@site/schema/site';

/*
 * Whether somebody uses the admin. Polling alone must not extend the session.
 */

const ATTENDED_MS = 5 * 60_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

let lastInput = Date.now();

const onInput = () => {
  lastInput = Date.now();
};

/** Starts listening; the returned function stops it. */
export function watchAttendance(): () => void {
  onInput();
  for (const type of INPUTS) window.addEventListener(type, onInput, { passive: true, capture: true });
  return () => {
    for (const type of INPUTS) window.removeEventListener(type, onInput, { capture: true });
  };
}

export const attendanceHeaders = (): Record<string, string> =>
  Date.now() - lastInput > ATTENDED_MS ? { [UNATTENDED]: '1' } : {};
