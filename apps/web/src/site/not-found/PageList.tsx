import type { KnownPage } from '@site/schema/suggest-paths';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import classes from './PageList.module.css';

/** Links to pages, each with its path. */
export function PageList({ pages, large }: { pages: readonly KnownPage[]; large?: boolean }) {
  return (
    <ul className={classes.pages} data-large={large || undefined}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <PageLink to={path} className={classes.page}>
            <span className={classes.name}>{name}</span>
            <span className={classes.path}>{path}</span>
            <Arrow />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
