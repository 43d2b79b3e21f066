import { join } from 'node:path';

/*
 * What a quiet server needs of V8 and the C library, for 90 MB less: `npm start` and the benchmarks start it so.
 */

// Half of the young generation that V8 takes: 10 MB less after a first start. With 2 MB it would answer a third fewer
// requests. gc is called once, after the start.
export const leanFlags = ['--max-semi-space-size=8', '--expose-gc'];

/** @param {string} tools a folder that stays */
export const leanEnv = (tools) => ({
  // Compiled once, not at every start: half a second, and the 20 MB of what compiles.
  NODE_COMPILE_CACHE: join(tools, 'compile-cache'),
  // The C library would keep a heap for each thread.
  MALLOC_ARENA_MAX: '1',
});
