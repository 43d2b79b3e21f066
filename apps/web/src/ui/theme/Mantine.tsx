import { MantineProvider, type MantineThemeOverride } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { createContext, type ReactNode, use } from 'react';
import { siteColors, theme as siteTheme, themeCss } from './theme.ts';

const Inside = createContext(false);

/**
 * Mantine's provider. It is larger than a page of the site, so it wraps only the components that need it and is loaded
 * with them.
 */
export function Mantine({ theme = siteTheme, children }: { theme?: MantineThemeOverride; children: ReactNode }) {
  if (use(Inside)) return children;
  return (
    // color-scheme.ts sets the scheme, so Mantine gets no root element. Its own styles would be rendered in the body.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={siteColors}
      getRootElement={() => undefined}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {/* React moves it into the head, because of the precedence. */}
      <style href="theme" precedence="theme">
        {themeCss}
      </style>
      <Inside value>{children}</Inside>
    </MantineProvider>
  );
}
