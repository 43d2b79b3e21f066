import { languageOf } from '@site/schema/country-name';
import { dark, light } from '@site/schema/palette';
import { tooltips } from '@site/schema/site';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { STATE_ELEMENT } from '../app/serialized-state.ts';
import { deferredHydrationScript } from '../hydration/deferred-hydration.ts';
import type { Site } from '../seo/json-ld.ts';
import { colorSchemeScript } from '../ui/theme/color-scheme.ts';
import { LOOK_STYLE, lookCss } from '../ui/theme/look-css.ts';
import type { PageAssets } from './page-assets.ts';
import { SiteTags } from './SiteTags.tsx';

type Props = {
  site: Site;
  assets: PageAssets;
  inlineScripts: readonly string[];
  /** Whether the scripts are deferred until the browser is idle or the visitor interacts. */
  defersHydration: boolean;
  state: string;
  children: ReactNode;
};

const tooltipDelays = {
  '--tip-open': `${tooltips.openDelayMs}ms`,
  '--tip-skip': `${tooltips.skipDelayMs}ms`,
} as CSSProperties;

/** The HTML document around the application. React hydrates only what is inside `#root`. */
export function Document({ site, assets, inlineScripts, defersHydration, state, children }: Props) {
  const { scripts, preloads, fonts = [], styles, css } = assets;
  const changedColors = lookCss(site.look);
  return (
    <html lang={languageOf(site.brand)} style={tooltipDelays} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.ground} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.ground} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <InlineScript code={colorSchemeScript} />
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        {styles.map((href) => (
          // A disabled link is not fetched. It tells Vite's loader which styles of the next page are already inlined.
          <link key={href} rel="stylesheet" href={href} {...(css && { disabled: true })} />
        ))}
        {defersHydration ? (
          <InlineScript
            code={deferredHydrationScript}
            data-entry={scripts.join(' ')}
            data-preloads={preloads.join(' ')}
          />
        ) : (
          preloads.map((href) => <link key={href} rel="modulepreload" href={href} />)
        )}
        {inlineScripts.map((code) => (
          <InlineScript key={code} code={code} type="module" />
        ))}
        <SiteTags site={site} />
        {changedColors && <style id={LOOK_STYLE} dangerouslySetInnerHTML={{ __html: changedColors }} />}
      </head>
      <body>
        <div id="root">{children}</div>
        <script id={STATE_ELEMENT} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        {!defersHydration && scripts.map((src) => <script key={src} type="module" src={src} />)}
      </body>
    </html>
  );
}

function InlineScript({ code, ...script }: { code: string } & ComponentProps<'script'>) {
  return <script {...script} dangerouslySetInnerHTML={{ __html: code }} />;
}
