import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { paths } from '@site/schema/paths';
import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '../../ui/icons/Logo.tsx';
import { SchemeSwitch } from '../../ui/theme/SchemeSwitch.tsx';
import { useTooltips } from '../../ui/tooltip/use-tooltips.ts';
import { useLatestSite } from '../latest-site.tsx';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { useSession } from '../session/session.ts';
import classes from './AdminShell.module.css';
import { findSection, sectionPath, tabs, trash } from './sections.ts';

/** The rail with the sections, and the one that is open. */
export function AdminShell() {
  const { brand } = useLatestSite();
  const { username, logout } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = findSection(pathname);
  useTooltips();
  // Where the rail stands beside the screen; the arrow keys go the way that the tabs do.
  const isWide = useMediaQuery('(min-width: 1000px)');

  const railTabs = useRef<HTMLDivElement>(null);

  // Where the tabs do not fit beside one another, the one that is open is in sight.
  useEffect(() => {
    const tab = railTabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && railTabs.current) railTabs.current.scrollLeft = tab.offsetLeft - railTabs.current.clientWidth / 2;
  }, [open]);

  function follow(event: MouseEvent<HTMLAnchorElement>, address: string) {
    // The browser opens another tab of its own with these.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(address);
  }

  // A tab is chosen with the space bar as well, which does not follow links.
  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <Tabs
      value={open?.slug ?? null}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="unstyled"
      activateTabWithKeyboard={false}
      keepMounted={false}
      classNames={{
        root: classes.shell ?? '',
        list: classes.tabs ?? '',
        tab: classes.tab ?? '',
        tabLabel: classes.tabLabel ?? '',
        panel: classes.panel ?? '',
      }}
    >
      <header className={classes.rail}>
        <a href={paths.home} className={classes.brand} title="See the site">
          <Logo className={classes.mark} />
          {brand.name}
        </a>
        <Tabs.List aria-label="Administration" ref={railTabs}>
          {tabs.map(({ slug, label, line }) => (
            <Tabs.Tab
              key={slug}
              value={slug}
              component="a"
              {...({
                href: sectionPath({ slug }),
                onClick: (event: MouseEvent<HTMLAnchorElement>) => follow(event, sectionPath({ slug })),
                onKeyDown,
              } as object)}
              data-line={line}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classes.foot}>
          <Link to={sectionPath(trash)} className={classes.trash} aria-current={open === trash ? 'page' : undefined}>
            Trash
          </Link>
          <p className={classes.user}>
            Logged in as <strong>{username}</strong>
          </p>
          <div className={classes.ways}>
            <SchemeSwitch />
            <Button variant="default" size="sm" onClick={logout}>
              Logout
            </Button>
          </div>
        </div>
      </header>
      <main className={classes.main} data-line={open?.line}>
        <Suspense fallback={<p role="status">Loading...</p>}>
          {open && open !== trash && (
            <Tabs.Panel value={open.slug} key={open.slug}>
              <open.Screen />
            </Tabs.Panel>
          )}
          {open === trash && <open.Screen />}
        </Suspense>
        {!open && <StatusPanel title="There is no such section" text="Choose one of the sections to go on." />}
      </main>
    </Tabs>
  );
}
