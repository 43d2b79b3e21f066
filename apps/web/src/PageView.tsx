import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationProgress } from './navigation-progress.ts';
import { PreparerContext } from './preparer-context.ts';
import { isBare } from './routes.ts';
import { Shell } from './site/shell/Shell.tsx';

/** The page of the current address. While the next one is made ready, the router keeps this one on the screen. */
export function PageView() {
  const preparer = use(PreparerContext);
  const { pathname, search } = useLocation();
  if (!preparer) throw new Error('PageView needs <App> around it');
  const path = pathname + search;
  const { page, data, failure, Failed } = use(preparer.prepare(path));

  useEffect(() => {
    navigationProgress.arrived();
    return () => {
      if (failure) preparer.forget(path);
    };
  }, [failure, path, preparer]);

  const content =
    failure && Failed ? (
      <Failed failure={failure} />
    ) : (
      <page.Component key={isBare(pathname) ? 'admin' : pathname} data={data} />
    );
  return isBare(pathname) ? content : <Shell>{content}</Shell>;
}
