import { Component, type ReactNode } from 'react';
import { type PageLoader, PageLoaderContext } from '../app/page-loader-context.ts';
import { SiteContext, type SiteFacts } from '../app/site-facts.ts';
import { type SubmittedForm, SubmittedFormContext } from '../app/submitted-form.ts';
import { PlainCovers } from '../ui/Cover.tsx';
import { PageView } from './PageView.tsx';
import '../ui/tooltip/tooltips.css';

type Props = { loader: PageLoader; site: SiteFacts; form?: SubmittedForm | undefined };

/** The whole application inside the router, on the server and in the browser. */
export function App({ loader, site, form }: Props) {
  return (
    <SiteContext value={site}>
      <PageLoaderContext value={loader}>
        <SubmittedFormContext value={form}>
          <PlainCovers value={site.look?.plainCovers ?? false}>
            <ErrorBoundary>
              <PageView />
            </ErrorBoundary>
          </PlainCovers>
        </SubmittedFormContext>
      </PageLoaderContext>
    </SiteContext>
  );
}

/** Shown when rendering throws: offers to reload the page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: '64px var(--edge)' }}>
        <h1>Something went wrong</h1>
        <p style={{ marginTop: 24 }}>
          This page could not be shown. <a href={window.location.href}>Load it again</a> or <a href="/">go home</a>.
        </p>
      </main>
    );
  }
}
