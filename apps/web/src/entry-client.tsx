import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { browserLink, createData } from './data.ts';
import { createPreparer } from './prepare.ts';
import { readState, STATE_ELEMENT } from './state.ts';

const container = document.getElementById('root');
const text = document.getElementById(STATE_ELEMENT)?.textContent;
if (!container || !text) throw new Error('This page was not rendered by the server');

const { site, queries, failure, form } = readState(text);
const data = createData(browserLink());
hydrate(data.queryClient, queries);

const preparer = createPreparer(data.queries);
await preparer.keep(window.location.pathname + window.location.search, failure);

hydrateRoot(
  container,
  <BrowserRouter>
    <App data={data} preparer={preparer} site={site} form={form} />
  </BrowserRouter>,
);
