import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageView } from './PageView.tsx';
import type { Preparer } from './page-loader.ts';
import { PreparerContext } from './page-loader-context.ts';
import { SiteContext, type SiteFacts } from './site-facts.ts';
import { type SubmittedForm, SubmittedFormContext } from './submitted-form.ts';
import '../ui/theme/global.css';
import '../ui/tooltip/tooltips.css';

type Props = { preparer: Preparer; site: SiteFacts; form?: SubmittedForm | undefined };

/** Everything inside the router, on the server and in the browser alike. */
export function App({ preparer, site, form }: Props) {
  return (
    <SiteContext value={site}>
      <PreparerContext value={preparer}>
        <SubmittedFormContext value={form}>
          <ErrorBoundary>
            <PageView />
          </ErrorBoundary>
        </SubmittedFormContext>
      </PreparerContext>
    </SiteContext>
  );
}
