import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

// SQLite waits for the disk at each commit. Test databases are temporary, so they are stored on the RAM disk of the system
// if it has enough free space.
const MEMORY_FOLDER = '/dev/shm';
const FREE_BYTES_MIN = 4 * 2 ** 30;

/** The folder for the temporary files of tests. */
export function memoryFolder(): string {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > FREE_BYTES_MIN ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
