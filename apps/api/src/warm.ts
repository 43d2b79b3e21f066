import { landingSlugs, paths } from '@site/schema/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ContentRevision } from './content-revision.ts';

/*
 * Makes the pages that most visits begin with before a visitor asks for them: at the start, and after a write. One at
 * a time, so that whoever does ask is not kept waiting.
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

type App = Pick<FastifyInstance, 'inject'> & { log: Pick<FastifyBaseLogger, 'warn'> };

export function startWarming(app: App, content: ContentRevision): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function makeAll() {
    const { current } = content;
    for (const path of first) {
      // What is written meanwhile begins a round of its own.
      if (isStopped || content.current !== current) return;
      await app.inject(path);
    }
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      makeAll().catch((error: unknown) => app.log.warn({ err: error }, 'could not make pages ahead'));
    }, QUIET_MS).unref();
  }

  content.subscribe((_, topic) => {
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
