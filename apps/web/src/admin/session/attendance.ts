import { UNATTENDED } from '@site/schema/site';

/*
 * Whether somebody uses the admin. Lists that are read again by themselves must not keep the session open.
 */

const ATTENDED_MS = 5 * 60_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

let lastInput = Date.now();

const onInput = () => {
  lastInput = Date.now();
};

/** Listens from now on, until the returned function is called. */
export function watchAttendance(): () => void {
  onInput();
  for (const type of INPUTS) window.addEventListener(type, onInput, { passive: true, capture: true });
  return () => {
    for (const type of INPUTS) window.removeEventListener(type, onInput, { capture: true });
  };
}

export const attendanceHeaders = (): Record<string, string> =>
  Date.now() - lastInput > ATTENDED_MS ? { [UNATTENDED]: '1' } : {};
