import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageView } from './PageView.tsx';
import type { Preparer } from './prepare.ts';
import { PreparerContext } from './preparer-context.ts';
import { SiteContext, type SiteFacts } from './site-facts.ts';
import { type SubmittedForm, SubmittedFormContext } from './submitted-form.ts';
import './ui/global.css';
import './ui/tips.css';

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
