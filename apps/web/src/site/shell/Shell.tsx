import { paths } from '@site/schema/paths';
import { brand } from '@site/schema/site';
import { Link, Outlet } from 'react-router-dom';
import classes from './Shell.module.css';

export function Shell() {
  return (
    <>
      <header className={classes.header}>
        <Link to={paths.home} className={classes.brand}>
          {brand.name}
        </Link>
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <p>{brand.tagline}</p>
        <p>
          © {brand.copyrightYear} {brand.name}
        </p>
      </footer>
    </>
  );
}
