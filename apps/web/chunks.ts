import { fileURLToPath } from 'node:url';

/*
 * Which files the browser gets. Left alone, the bundler makes some thirty of them for a page, most under a kilobyte.
 */

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const entry = fileURLToPath(new URL('src/entry-client.tsx', import.meta.url));
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|superjson|copy-anything|is-what)\//;

/** `react` for what changes with a dependency, `app` for what is on every page, nothing for a page's own. */
export function createChunkNames() {
  let everywhere: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    if (framework.test(id)) return 'react';
    everywhere ??= reachableFrom(entry, modules);
    return everywhere.has(id) ? 'app' : null;
  };
}

/** Our own modules alone: what is used of a library is known only once the rest of it was dropped. */
function reachableFrom(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || id.includes('/node_modules/')) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, modules, seen);
  return seen;
}
