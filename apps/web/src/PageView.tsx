import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Preparer } from './prepare.ts';
import { isBare } from './routes.ts';
import { PageFailure } from './site/shell/PageFailure.tsx';
import { Shell } from './site/shell/Shell.tsx';

export const PreparerContext = createContext<Preparer | undefined>(undefined);

/** The page of the current address. While the next one is made ready, the router keeps this one on the screen. */
export function PageView() {
  const preparer = use(PreparerContext);
  const { pathname, search } = useLocation();
  if (!preparer) throw new Error('PageView needs <App> around it');
  const { page, failure } = use(preparer.prepare(pathname + search));
  const content = failure ? <PageFailure failure={failure} /> : <page.Component />;
  return isBare(pathname) ? content : <Shell>{content}</Shell>;
}
