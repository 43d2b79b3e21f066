import { tooltips } from '@site/schema/site';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { STATE_ELEMENT } from '../app/page-state.ts';
import { FONTS, lateScripts } from '../late-scripts.ts';
import { dark, light } from '../ui/line-map/palette.ts';
import { colorSchemeScript } from '../ui/theme/color-scheme.ts';
import { SiteLinks } from './SiteLinks.tsx';

export type PageAssets = {
  scripts: string[];
  preloads: string[];
  styles: string[];
  /** What the styles say, for the page to carry; development has the links alone. */
  css?: string;
  /** The faces whose files are fetched, as styles. */
  fonts?: string;
};

type Props = {
  name: string;
  assets: PageAssets;
  inlineScripts: readonly string[];
  /** The scripts come after the first paint. */
  isLate: boolean;
  state: string;
  children: ReactNode;
};

const tipDelays = {
  '--tip-open': `${tooltips.openDelayMs}ms`,
  '--tip-skip': `${tooltips.skipDelayMs}ms`,
} as CSSProperties;

/** The page around the application; the browser keeps what the server made of it. */
export function Document({ name, assets, inlineScripts, isLate, state, children }: Props) {
  const { scripts, preloads, styles, css, fonts } = assets;
  return (
    <html lang="en-IN" style={tipDelays} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.ground} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.ground} />
        <InlineScript code={colorSchemeScript} />
        {fonts && (
          <style id={FONTS} {...(isLate && { media: 'not all' })} dangerouslySetInnerHTML={{ __html: fonts }} />
        )}
        {fonts && isLate && (
          <noscript>
            <style dangerouslySetInnerHTML={{ __html: fonts }} />
          </noscript>
        )}
        {isLate && (
          <InlineScript code={lateScripts} data-entry={scripts.join(' ')} data-preloads={preloads.join(' ')} />
        )}
        <SiteLinks name={name} isLate={isLate} />
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        {styles.map((href) => (
          // Where the page carries them, the links only say so: a page that is opened from here asks for what is new.
          <link key={href} rel="stylesheet" href={href} {...(css && { disabled: true })} />
        ))}
        {!isLate && preloads.map((href) => <link key={href} rel="modulepreload" href={href} />)}
        {inlineScripts.map((code) => (
          <InlineScript key={code} code={code} type="module" />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
        <script id={STATE_ELEMENT} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        {!isLate && scripts.map((src) => <script key={src} type="module" src={src} />)}
      </body>
    </html>
  );
}

function InlineScript({ code, ...script }: { code: string } & ComponentProps<'script'>) {
  return <script {...script} dangerouslySetInnerHTML={{ __html: code }} />;
}
