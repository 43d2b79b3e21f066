import { landingSlugs, paths } from '@site/schema/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ContentChanges } from '../../content-changes.ts';

/*
 * Makes the pages that most visits begin with before a visitor asks for them: at the start, and after a write. One at
 * a time, so that whoever does ask is not kept waiting; not by `inject`, whose answers are objects of another shape than
 * those of Node's server, which would answer a seventh fewer requests from then on.
 */

/** A burst of writes ends in one round. */
const QUIET_MS = 300;

const first = [
  paths.home,
  paths.services,
  ...landingSlugs.map(paths.service),
  paths.portfolio,
  paths.caseStudies,
  paths.blog,
  paths.contact,
  paths.scheduleCall,
  paths.about,
];

/** What starting and rendering for the first time took: V8 would keep it for a load that may never come. */
function giveBack() {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

type App = Pick<FastifyInstance, 'preparePage'> & { log: Pick<FastifyBaseLogger, 'warn'> };

export function startWarming(app: App, content: ContentChanges): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasStarted = false;

  async function makeAll() {
    const { revision } = content;
    for (const path of first) {
      // What is written meanwhile begins a round of its own.
      if (isStopped || content.revision !== revision) return;
      await app.preparePage(path);
    }
    if (!hasStarted) giveBack();
    hasStarted = true;
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      makeAll().catch((error: unknown) => app.log.warn({ err: error }, 'could not make pages ahead'));
    }, QUIET_MS).unref();
  }

  content.subscribe((topic) => {
    if (topic === 'content' && !isStopped) soon();
  });
  soon();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
