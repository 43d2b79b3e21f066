import { paths, serviceHref } from '@site/schema/paths';
import { Link } from 'react-router-dom';
import { trpc } from '../../data.ts';
import type { Page } from '../../page.ts';
import { Seo } from '../../seo/Seo.tsx';
import classes from './HomePage.module.css';

export const page: Page = {
  Component: HomePage,
  load: (queries) => Promise.all([queries.service.list.ensureData(), queries.project.list.ensureData()]),
};

function HomePage() {
  const [services] = trpc.service.list.useSuspenseQuery();
  const [projects] = trpc.project.list.useSuspenseQuery();
  return (
    <>
      <Seo path={paths.home} />
      <h1 className={classes.title}>Every business has a next stop. We build the line to it.</h1>
      <p className={classes.lead}>
        Ascent is a full-stack digital agency in New Delhi. Websites, stores, search, brand and AI under one roof, with
        one timetable.
      </p>
      <h2>Services</h2>
      <ul className={classes.list}>
        {services.items.map(({ id, title, href }) => (
          <li key={id}>
            <Link to={serviceHref(href)}>{title}</Link>
          </li>
        ))}
      </ul>
      <h2>Recent arrivals</h2>
      <ul className={classes.list}>
        {projects.items.map(({ id, title, category, createdAt }) => (
          <li key={id}>
            {title}, {category}, {createdAt.getUTCFullYear()}
          </li>
        ))}
      </ul>
    </>
  );
}
