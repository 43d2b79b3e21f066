import { paths } from '@site/schema/paths';
import { brand } from '@site/schema/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.header}>
        <Link to={paths.home} className={classes.brand}>
          {brand.name}
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <p>{brand.tagline}</p>
        <p>
          © {brand.copyrightYear} {brand.name}
        </p>
      </footer>
    </>
  );
}
