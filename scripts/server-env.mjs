import { join } from 'node:path';

/**
 * Variables of the server process that save memory: `npm start` and the benchmarks set them.
 * @param {string} tools a folder that is kept between starts
 */
export const serverEnv = (tools) => ({
  // Compiling the modules at every start would take half a second and 12 MB.
  NODE_COMPILE_CACHE: join(tools, 'compile-cache'),
  // One heap for all threads instead of one for each saves 24 MB.
  MALLOC_ARENA_MAX: '1',
  // glibc raises this limit when it frees a large block; at its initial value, the 19 MB of each password hash are
  // returned to the system.
  MALLOC_TRIM_THRESHOLD_: '131072',
});
