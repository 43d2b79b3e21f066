import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { paths } from '@site/schema/paths';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { BrandLogo } from '../../app/BrandLogo.tsx';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { fromWide } from '../../ui/theme/breakpoints.ts';
import { SchemeSwitch } from '../../ui/theme/SchemeSwitch.tsx';
import { useTooltips } from '../../ui/tooltip/use-tooltips.ts';
import { SectionLine } from '../form/dialogs/section-line.ts';
import { useLeadNotifications } from '../leads/lead-notifications.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { StatusPanel } from '../screen/StatusPanel.tsx';
import { FIRST_SECTION, sectionPath } from '../screen/section-path.ts';
import { useSession } from '../session/session.ts';
import { trpc } from '../trpc-react.ts';
import classes from './AdminShell.module.css';
import { LogoutButton } from './LogoutButton.tsx';
import { MailBanner } from './MailBanner.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { findSection, trash } from './sections.ts';

/** The sidebar with the sections, and the open section. */
export function AdminShell() {
  const { look } = useSite();
  // Requests the current facts of the site, with which `LatestSiteProvider` updates `useSite`.
  trpc.site.facts.useQuery();
  const { username } = useSession();
  const open = findSection(useLocation().pathname);
  useScrollToTop(open?.slug);
  useTooltips();
  useLeadNotifications();
  // The same breakpoint as in the CSS. The arrow keys follow the orientation of the tabs.
  const isWide = useMediaQuery(fromWide);
  const tab = open?.tab ?? open?.slug;
  const line = open?.line;
  // Dialogs are rendered in the body.
  useEffect(() => {
    if (line) document.body.dataset.line = line;
    return () => {
      delete document.body.dataset.line;
    };
  }, [line]);

  return (
    <Tabs
      value={tab ?? null}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="unstyled"
      activateTabWithKeyboard={false}
      keepMounted={false}
      classNames={{
        root: classes.shell ?? '',
        list: classes.tabs ?? '',
        tab: classes.tab ?? '',
        tabLabel: classes.tabLabel ?? '',
      }}
    >
      <header className={classes.sidebar} style={colorVariables(look?.colors?.dark)}>
        <a href={paths.home} className={classes.brand} title="See the site">
          <BrandLogo className={classes.logo} height={32} isOnDark />
        </a>
        <PaletteButton />
        <SectionTabs open={open} />
        <div className={classes.footer}>
          <RouterLink
            to={sectionPath(trash)}
            className={classes.trash}
            aria-current={open === trash ? 'page' : undefined}
          >
            Trash
          </RouterLink>
          <p className={classes.user}>
            Logged in as <strong>{username}</strong>
          </p>
          <div className={classes.buttons}>
            <SchemeSwitch />
            <LogoutButton />
          </div>
        </div>
      </header>
      <main className={classes.main} data-line={open?.line} data-wide={open?.isWide || undefined}>
        <MailBanner />
        <SectionLine value={open?.line}>
          <Suspense fallback={<p role="status">Loading...</p>}>
            {open && open !== trash && (
              <Tabs.Panel value={tab ?? ''} key={open.slug}>
                <open.Screen />
              </Tabs.Panel>
            )}
            {open === trash && <open.Screen />}
          </Suspense>
        </SectionLine>
        {!open && (
          <StatusPanel title="There is no such section" text="Choose one of the sections, or begin with the overview.">
            <Button component={RouterLink} to={sectionPath({ slug: FIRST_SECTION })}>
              Overview
            </Button>
          </StatusPanel>
        )}
      </main>
    </Tabs>
  );
}

/** As inline style, for the sidebar that is dark in both schemes. */
const colorVariables = (colors: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value]));

/** Scrolls to the top of a new section, except after Back, Forward or a link to a part of it. */
function useScrollToTop(section: string | undefined): void {
  const shown = useRef(section);
  const isTraversal = useNavigationType() === 'POP';
  const { hash } = useLocation();
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    if (!isTraversal && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [section, isTraversal, hash]);
}
