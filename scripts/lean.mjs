import { join } from 'node:path';

/*
 * What a quiet server needs of V8 and the C library, for 110 MB less: `npm start` and the benchmarks start it so.
 */

// gc is called once, after the start. It would shrink the young generation to 1 MB and leave it so, and the server would
// answer a fifth fewer requests: 16 MB is what it would have grown to.
export const leanFlags = ['--min-semi-space-size=16', '--expose-gc'];

/** @param {string} tools a folder that stays */
export const leanEnv = (tools) => ({
  // Compiled once, not at every start: half a second, and the 20 MB of what compiles.
  NODE_COMPILE_CACHE: join(tools, 'compile-cache'),
  // The C library would keep a heap for each thread.
  MALLOC_ARENA_MAX: '1',
  // Its own first value, said so that it stays: the 19 MB of hashing one password would make it 38 MB.
  MALLOC_TRIM_THRESHOLD_: '131072',
});
