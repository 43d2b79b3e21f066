import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-facts.ts';
import { ToastHost } from '../../ui/toast/ToastHost.tsx';
import { useTooltips } from '../../ui/tooltip/use-tooltips.ts';
import { ScheduleHost } from '../schedule/ScheduleHost.tsx';
import { ChatButton } from './ChatButton.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './Shell.module.css';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

/** The frame of every public page: header, footer, dialogs and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  useScrollOnNavigation();
  useTooltips();
  const { brand } = useSite();
  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <Header />
      <Main>{children}</Main>
      <Footer />
      {brand.chatNumber && <ChatButton />}
      <ScheduleHost />
      <ToastHost />
    </>
  );
}

/** Takes the focus after a navigation, so that keyboards and screen readers start at the new page. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="content" tabIndex={-1} className={classes.main}>
      {children}
    </main>
  );
}
