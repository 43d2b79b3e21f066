import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type Data, trpc } from './data.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageView } from './PageView.tsx';
import type { Preparer } from './prepare.ts';
import { PreparerContext } from './preparer-context.ts';
import { SiteContext, type SiteFacts } from './site-facts.ts';
import { type SubmittedForm, SubmittedFormContext } from './submitted-form.ts';
import { theme } from './ui/theme.ts';
import './ui/global.css';

type Props = { data: Data; preparer: Preparer; site: SiteFacts; form?: SubmittedForm | undefined };

/** Everything inside the router, on the server and in the browser alike. */
export function App({ data: { client, queryClient }, preparer, site, form }: Props) {
  return (
    <SiteContext value={site}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <MantineProvider theme={theme} defaultColorScheme="auto">
            <PreparerContext value={preparer}>
              <SubmittedFormContext value={form}>
                <ErrorBoundary>
                  <PageView />
                </ErrorBoundary>
              </SubmittedFormContext>
            </PreparerContext>
          </MantineProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </SiteContext>
  );
}
