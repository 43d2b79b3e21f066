import { type PageLoader, PageLoaderContext } from '../app/page-loader-context.ts';
import { SiteContext, type SiteFacts } from '../app/site-facts.ts';
import { type SubmittedForm, SubmittedFormContext } from '../app/submitted-form.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageView } from './PageView.tsx';
import '../ui/tooltip/tooltips.css';

type Props = { loader: PageLoader; site: SiteFacts; form?: SubmittedForm | undefined };

/** The whole application inside the router, on the server and in the browser. */
export function App({ loader, site, form }: Props) {
  return (
    <SiteContext value={site}>
      <PageLoaderContext value={loader}>
        <SubmittedFormContext value={form}>
          <ErrorBoundary>
            <PageView />
          </ErrorBoundary>
        </SubmittedFormContext>
      </PageLoaderContext>
    </SiteContext>
  );
}
