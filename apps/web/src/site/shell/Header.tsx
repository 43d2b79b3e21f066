import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { Logo } from '../../ui/icons/Logo.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import classes from './Header.module.css';
import { MobileNavigation } from './MobileNavigation.tsx';

export function Header() {
  const { brand } = useSite();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <PageLink to={paths.home} className={classes.brand}>
          <Logo className={classes.mark} />
          {brand.name}
        </PageLink>
        <DesktopNavigation />
        <div className={classes.connect}>
          <ActionLink to={paths.contact} look="main" small>
            Connect now
          </ActionLink>
        </div>
        <MobileNavigation />
      </div>
    </header>
  );
}
