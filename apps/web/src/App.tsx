import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Data, trpc } from './data.ts';
import { SiteContext, type SiteFacts } from './site-facts.ts';
import mark from './ui/mark.svg';
import { theme } from './ui/theme.ts';
import './ui/global.css';

type Props = { data: Data; site: SiteFacts; children: ReactNode };

export function App({ data: { client, queryClient }, site, children }: Props) {
  return (
    <SiteContext value={site}>
      <link rel="icon" type="image/svg+xml" href={mark} />
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <MantineProvider theme={theme} defaultColorScheme="auto">
            {children}
          </MantineProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </SiteContext>
  );
}
