import { landingSlugs, paths } from '@site/schema/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ContentChanges } from '../../content-changes.ts';

/*
 * Renders the pages on which most visits begin into the cache, at the start and after each content change, so that
 * visitors rarely wait for a render. The pages are rendered one after the other.
 */

/** Several writes in quick succession cause one run. */
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
      // A content change has scheduled another run.
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
