import { landingSlugs, paths } from '@site/schema/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ContentChanges } from '../../content-changes.ts';

/*
 * Renders the pages that most visits begin with into the cache, at the start and after each content change, one after
 * the other, so that a visitor rarely waits for a render.
 */

/** Several writes in quick succession cause one round. */
const DEBOUNCE_MS = 300;

const popularPaths = [
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

type App = Pick<FastifyInstance, 'renderPage'> & { log: Pick<FastifyBaseLogger, 'warn'> };

export function startWarming(app: App, content: ContentChanges): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function renderPopularPages() {
    const { revision } = content;
    for (const path of popularPaths) {
      // A content change has scheduled another round.
      if (isStopped || content.revision !== revision) return;
      await app.renderPage(path);
    }
  }

  function schedule() {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      renderPopularPages().catch((error: unknown) => app.log.warn({ err: error }, 'could not warm the page cache'));
    }, DEBOUNCE_MS).unref();
  }

  content.subscribe((topic) => {
    if (topic === 'content') schedule();
  });
  schedule();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
