import './ui/theme/global.css';
import './ui/theme/print.css';
import { defaultNavigation, isHidden } from '@site/schema/navigation';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstVisit } from './app/first-visit.ts';
import { loadApi } from './app/load-api.ts';
import { readState, STATE_ELEMENT } from './app/serialized-state.ts';
import type { SiteFacts } from './app/site-facts.ts';
import { HYDRATED } from './hydration/hydration-events.ts';
import { App } from './router/App.tsx';
import { createPageLoader } from './router/page-loader.ts';
import { startDelivery } from './site/form/start-delivery.ts';
import { pageUnavailable } from './site/shell/PageUnavailable.tsx';

// zod would try eval to compile its schemas. The Content-Security-Policy forbids it, which the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Not a top-level await: page modules import chunks of this file and would wait for it while it waits for them.
async function hydrate() {
  const container = document.getElementById('root');
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (!container || !text) throw new Error('This page was not rendered by the server');

  const { site, data, failure, form } = readState(text);
  const loader = createPageLoader({
    loadApi,
    openDocument: (path) => window.location.assign(path),
    unavailable: pageUnavailable,
    isHidden: (pathname) => isHidden(site.navigation ?? defaultNavigation, pathname),
  });
  await loader.put(window.location.pathname + window.location.search, { data, failure });

  // In a transition React yields to the visitor's input.
  startTransition(() => {
    hydrateRoot(
      container,
      <NotifyOfHydration site={site}>
        <BrowserRouter>
          <App loader={loader} site={site} form={form} />
        </BrowserRouter>
      </NotifyOfHydration>,
    );
  });
}

function NotifyOfHydration({ site, children }: { site: SiteFacts; children: ReactNode }) {
  useEffect(() => {
    firstVisit();
    startDelivery(site.zone);
    document.documentElement.dataset[HYDRATED] = '';
    window.dispatchEvent(new Event(HYDRATED));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);
  return children;
}

hydrate().catch((error) => {
  // A form that waits for hydration is then submitted natively.
  window.dispatchEvent(new Event(HYDRATED));
  throw error;
});
