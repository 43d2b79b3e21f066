import { paths } from '@site/schema/paths';
import { useState } from 'react';
import type { Api } from '../../app/api-client.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { type Group, sitemapGroups } from './groups.ts';
import classes from './SitemapPage.module.css';

const load = (api: Api) => api.sitemap.read.query();

export const page = definePage({
  Component: SitemapPage,
  load,
  head: (_data, { site: { brand } }) => ({
    title: 'Sitemap',
    description: `Every page of ${brand.name} on one map: services, portfolio projects, case studies, blog posts, legal pages, and the files that search engines read.`,
    path: paths.sitemap,
  }),
});

function SitemapPage({ data: sitemap }: PageProps<typeof load>) {
  const { brand } = useSite();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div data-line="signal">
      <PageHeader eyebrow="Network map" title="Sitemap" lead="Six lines, every station. Pick one and get off there." />
      <div className={classes.groups}>
        {sitemapGroups(sitemap).map((group, index) => (
          <SitemapGroup key={group.title} group={group} number={index + 1} />
        ))}
      </div>
      <aside className={classes.about} aria-label={`About ${brand.name}`}>
        <div>
          <h2>About {brand.name}</h2>
          <p>
            {brand.name} is a full-stack digital agency in {brand.address.city}. We build websites, online stores and
            SaaS, get them found, give them a brand, and automate what nobody should have to do twice.
          </p>
        </div>
        <p className={classes.copyright} suppressHydrationWarning>
          © {year} {brand.name}. All rights reserved.
        </p>
      </aside>
    </div>
  );
}

function SitemapGroup({ group: { title, line, links, more, empty }, number }: { group: Group; number: number }) {
  const id = `line-${number}`;
  return (
    <section className={classes.group} data-line={line} aria-labelledby={id}>
      <div className={classes.head}>
        <span className="number-plate" aria-hidden>
          {number}
        </span>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <span className={classes.count} aria-hidden>
          {links.length > 0 && links.length}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={`${title}, list`}>
        {links.length === 0 && <p className={classes.more}>{empty}</p>}
        <ul>
          {links.map(({ name, path }) => (
            <li key={path + name} className={classes.entry}>
              <PageLink to={path} className={classes.stop}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      {more && <p className={classes.more}>{more}</p>}
    </section>
  );
}
