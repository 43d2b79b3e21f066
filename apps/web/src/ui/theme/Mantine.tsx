import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { createContext, type ReactNode, use } from 'react';
import { theme } from './theme.ts';

const Inside = createContext(false);

/**
 * What Mantine's components need around them. It weighs more than a page of the site, so it stands around those
 * components alone and comes with them.
 */
export function Mantine({ children }: { children: ReactNode }) {
  if (use(Inside)) return children;
  return (
    // The scheme is `color-scheme.ts`'s business: Mantine is given no element to write it on.
    <MantineProvider theme={theme} getRootElement={() => undefined}>
      <Inside value>{children}</Inside>
    </MantineProvider>
  );
}
