import { type ReactNode, useEffect, useMemo } from 'react';
import { SiteContext, useSite } from '../app/site-facts.ts';
import { LOOK_STYLE, lookCss } from '../ui/theme/look-css.ts';
import { trpc } from './trpc-react.ts';

/** Replaces the facts in the page, which may be older than the last change in the settings, with the loaded ones. */
export function LatestSiteProvider({ children }: { children: ReactNode }) {
  const initial = useSite();
  const { data } = trpc.site.facts.useQuery(undefined, { enabled: false });
  // `data` is not merged with `initial`: a missing `look` means that the look is the default one again.
  const site = useMemo(() => (data ? { publicUrl: initial.publicUrl, ...data } : initial), [initial, data]);
  const css = lookCss(site.look);
  useEffect(() => showColors(css), [css]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The server renders the element only when colours differ from the design. */
function showColors(css: string): void {
  let style = document.getElementById(LOOK_STYLE);
  if (!style) {
    style = document.createElement('style');
    style.id = LOOK_STYLE;
    document.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}
