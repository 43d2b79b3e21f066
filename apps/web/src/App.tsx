import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type Data, trpc } from './data.ts';
import { PageView, PreparerContext } from './PageView.tsx';
import type { Preparer } from './prepare.ts';
import { SiteContext, type SiteFacts } from './site-facts.ts';
import mark from './ui/mark.svg';
import { theme } from './ui/theme.ts';
import './ui/global.css';

type Props = { data: Data; preparer: Preparer; site: SiteFacts };

/** Everything inside the router, on the server and in the browser alike. */
export function App({ data: { client, queryClient }, preparer, site }: Props) {
  return (
    <SiteContext value={site}>
      <link rel="icon" type="image/svg+xml" href={mark} />
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <MantineProvider theme={theme} defaultColorScheme="auto">
            <PreparerContext value={preparer}>
              <PageView />
            </PreparerContext>
          </MantineProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </SiteContext>
  );
}
