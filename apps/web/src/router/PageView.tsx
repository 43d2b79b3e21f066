import { Fragment, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationProgress } from '../app/navigation/navigation-progress.ts';
import { usePageLoader } from '../app/page-loader-context.ts';
import { useSite } from '../app/site-facts.ts';
import { Seo } from '../seo/Seo.tsx';
import { Shell } from '../site/shell/Shell.tsx';
import { isAdminPath } from './routes.ts';

/** Renders the page of the current URL. The old page stays until the next one is ready, because the router navigates in a transition. */
export function PageView() {
  const loader = usePageLoader();
  const site = useSite();
  const { pathname, search, key } = useLocation();
  const path = pathname + search;
  const { page, data, parts, failure, failureScreen } = use(loader.load(path));

  // A link to the address that is shown already, in another spelling, changes only the key of the location.
  useEffect(() => navigationProgress.finish(path), [path, key]);

  useEffect(() => {
    return () => {
      if (failure) loader.evict(path);
    };
  }, [failure, path, loader]);

  useEffect(() => {
    const startFromHistory = () => {
      const target = window.location.pathname + window.location.search;
      navigationProgress.start(target, loader.loadingText(target));
    };
    window.addEventListener('popstate', startFromHistory);
    return () => window.removeEventListener('popstate', startFromHistory);
  }, [loader]);

  const context = { site, pathname };
  const head = failure && failureScreen ? failureScreen.head(failure, context) : page.head(data, context);
  const content = (
    <Fragment key={isAdminPath(pathname) ? 'admin' : pathname}>
      {head && <Seo head={head} site={site} />}
      {failure && failureScreen ? (
        <failureScreen.Component failure={failure} />
      ) : (
        <page.Component data={data} parts={parts} />
      )}
    </Fragment>
  );
  if (isAdminPath(pathname)) return content;
  return <Shell>{content}</Shell>;
}
