import type { Rolldown } from 'vite';

/*
 * Puts the modules that several public pages share into a few chunks. A chunk for each combination of pages would be 20 to 30
 * files, each with its own headers and compressed separately: a service would load 112 KB instead of 97.
 */

const PAGE = /\/src\/(?:site\/.*\/(\w+)Page|entry-client)\.tsx$/;

type Shared = { name: string; pages: RegExp; atLeast: number };

/**
 * The chunks, with the number of pages that must use a module. A module goes into the first chunk that it qualifies
 * for.
 */
const chunks: Shared[] = [
  // Joined with the entry, whose modules all pages need.
  { name: 'public', pages: /./, atLeast: 6 },
  { name: 'record', pages: /^(Project|CaseStudy|Service|Post)$/, atLeast: 2 },
  { name: 'form', pages: /^(Contact|ScheduleCall|Service)$/, atLeast: 2 },
  { name: 'call', pages: /^(Booking|ScheduleCall)$/, atLeast: 2 },
  { name: 'list', pages: /^(Blog|Category|Tag)$/, atLeast: 3 },
];

/**
 * A module of fewer characters joins the entry if at least this number of pages use it: the response headers of a
 * separate file would be larger than the file.
 */
const SMALL = { length: 400, atLeast: 4 };

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

export function pageChunks(): { name: (id: string, graph: Graph) => string | null; priority: number }[] {
  const known = new Map<string, Set<string>>();
  return chunks.map(({ name, pages, atLeast }, index) => ({
    name(id, graph) {
      const users = known.get(id) ?? pagesThatUse(id, graph);
      known.set(id, users);
      const isSmall = (graph.getModuleInfo(id)?.code?.length ?? SMALL.length) < SMALL.length;
      const isInEntry = index === 0 && (users.has('') || (isSmall && users.size >= SMALL.atLeast));
      return isInEntry || [...users].filter((page) => pages.test(page)).length >= atLeast ? name : null;
    },
    priority: chunks.length - index,
  }));
}

/** The names of the pages that import the module, also indirectly; the entry is ''. */
function pagesThatUse(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const users = new Set<string>();
  const [page, name = ''] = PAGE.exec(id) ?? [];
  if (page) users.add(name);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    for (const user of pagesThatUse(importer, graph, seen)) users.add(user);
  }
  return users;
}
