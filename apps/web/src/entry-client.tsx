import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadApi } from './app/load-api.ts';
import { readState, STATE_ELEMENT } from './app/page-state.ts';
import { HYDRATED, nextTask } from './late-scripts.ts';
import { App } from './router/App.tsx';
import { createPageLoader } from './router/page-loader.ts';
import { pageUnavailable } from './site/shell/PageUnavailable.tsx';

// Not at the top level: pages share files with this one, and would wait for it while it waits for them.
async function start() {
  // Reading the modules and taking over the page are steps apart.
  await new Promise<void>(nextTask);
  const container = document.getElementById('root');
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (!container || !text) throw new Error('This page was not rendered by the server');

  const { site, data, failure, form } = readState(text);
  const loader = createPageLoader({ loadApi, unavailable: pageUnavailable });
  await loader.put(window.location.pathname + window.location.search, { data, failure });

  // As a transition it leaves room between its steps for whatever the visitor does.
  startTransition(() => {
    hydrateRoot(
      container,
      <Arrival>
        <BrowserRouter>
          <App loader={loader} site={site} form={form} />
        </BrowserRouter>
      </Arrival>,
    );
  });
}

/** Says when the page is React's. */
function Arrival({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  return children;
}

void start();
