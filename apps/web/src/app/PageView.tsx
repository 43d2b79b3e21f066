import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWait, Waiting } from '../site/shell/Progress.tsx';
import { Shell } from '../site/shell/Shell.tsx';
import { navigationProgress } from './navigation-progress.ts';
import { PreparerContext } from './page-loader-context.ts';
import { isBare } from './routes.ts';

/** The page of the current address. One that takes long to be left is taken away, so that what loads can be said. */
export function PageView() {
  const preparer = use(PreparerContext);
  const { pathname, search } = useLocation();
  const wait = useWait();
  if (!preparer) throw new Error('PageView needs <App> around it');
  const path = pathname + search;
  const { page, data, failure, Failed } = use(preparer.prepare(path));

  useEffect(() => {
    navigationProgress.arrived(path);
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
  return isBare(pathname) ? content : <Shell>{wait?.isForAnotherPage ? <Waiting text={wait.text} /> : content}</Shell>;
}
