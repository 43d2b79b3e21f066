import { paths } from '@site/schema/paths';
import { BrandLogo } from '../../app/BrandLogo.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { usePendingNavigation } from '../../app/navigation/navigation-progress.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import classes from './Header.module.css';
import { MobileNavigation } from './MobileNavigation.tsx';
import { usePreloadedPages } from './use-preloaded-pages.ts';

export function Header() {
  usePreloadedPages();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <PageLink to={paths.home} className={classes.brand}>
          <BrandLogo className={classes.mark} />
        </PageLink>
        <DesktopNavigation />
        <div className={classes.connect}>
          <ContactLink look="main" small />
        </div>
        <MobileNavigation />
      </div>
      <NavigationStatus />
    </header>
  );
}

/**
 * A line below the header while the next page loads and the old one stays. The element is always there, because screen
 * readers announce only changes inside it.
 */
function NavigationStatus() {
  const pending = usePendingNavigation();
  return (
    <div role="status" className={classes.status}>
      {pending && <p className={classes.text}>{pending.text}</p>}
    </div>
  );
}
