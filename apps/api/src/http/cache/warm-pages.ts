import { landingSlugs, paths } from '@site/schema/paths';
import { listedKinds, records } from '@site/schema/record-kinds';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ContentChanges } from '../../content-changes.ts';

/*
 * Preloads the cache: at the start with the pages on which most visits begin, after each content change with the most
 * visited ones, so that visitors rarely wait for a render. Renders one page at a time.
 */

/** Several writes in quick succession cause one run. */
const DEBOUNCE_MS = 300;
/** The limit of one run. Rendering and compressing these pages takes 0.6 s of CPU time; 50 pages took 1.3 s. */
const MAX_RENEWED_PAGES = 20;

const popularPaths = [
  paths.home,
  ...listedKinds.map((kind) => records[kind].listPath),
  ...landingSlugs.map(paths.service),
  paths.contact,
  paths.scheduleCall,
  paths.about,
];

type App = Pick<FastifyInstance, 'renderPage' | 'outdatedPages'> & { log: Pick<FastifyBaseLogger, 'warn'> };

export function startWarming(app: App, content: ContentChanges): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let unprepared = popularPaths;

  async function preparePages() {
    const { revision } = content;
    const renders = unprepared.map((path) => () => app.renderPage(path));
    for (const render of [...app.outdatedPages().slice(0, MAX_RENEWED_PAGES), ...renders]) {
      // A content change has scheduled another run.
      if (isStopped || content.revision !== revision) return;
      await render();
    }
    unprepared = [];
  }

  function schedule() {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      preparePages().catch((error: unknown) => app.log.warn({ err: error }, 'could not warm the page cache'));
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
