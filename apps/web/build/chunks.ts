import { fileURLToPath } from 'node:url';

/*
 * Which files the browser gets. Left alone, the bundler makes some thirty of them for a page, most under a kilobyte.
 */

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): Info | null };

const entry = fileURLToPath(new URL('../src/entry-client.tsx', import.meta.url));
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|superjson|copy-anything|is-what)\//;

/** What so many pages need, every page may bring: one file costs the browser less than ten small ones. */
const SHARED_BY = 3;

/** `react` for what changes with a dependency, `app` and `site` for what pages share, nothing for a page's own. */
export function createChunkNames() {
  let everywhere: Set<string> | undefined;
  let shared: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    if (framework.test(id)) return 'react';
    everywhere ??= reachableFrom(entry, modules);
    if (everywhere.has(id)) return 'app';
    shared ??= sharedByPages(everywhere, modules);
    return shared.has(id) ? 'site' : null;
  };
}

function sharedByPages(everywhere: Set<string>, modules: Modules): Set<string> {
  const users = new Map<string, number>();
  const pages = [...everywhere].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isPage);
  for (const page of new Set(pages)) {
    for (const id of reachableFrom(page, modules)) users.set(id, (users.get(id) ?? 0) + 1);
  }
  const isShared = ([id, count]: [string, number]) => count >= SHARED_BY && !bringsLibraries(id, modules);
  return new Set([...users].filter(isShared).map(([id]) => id));
}

// Forms and the like come when they are used.
function bringsLibraries(id: string, modules: Modules): boolean {
  return [...reachableFrom(id, modules)].some((own) =>
    modules.getModuleInfo(own)?.importedIds.some((other) => other.includes('/node_modules/') && !framework.test(other)),
  );
}

const isPage = (id: string) => /\/src\/site\/.*Page\.tsx$/.test(id);

/** Our own modules alone: what is used of a library is known only once the rest of it was dropped. */
function reachableFrom(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || id.includes('/node_modules/')) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, modules, seen);
  return seen;
}
