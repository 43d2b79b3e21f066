import { setPriority } from 'node:os';

/** The nice value of processes that convert pictures or make backups, so that requests get CPU time first. */
const LOW_PRIORITY = 10;

/** Lowers the priority of a process; one that could not be started has no id. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended already.
  }
}
