import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { type Group, sitemapGroups } from './groups.ts';
import classes from './SitemapPage.module.css';

async function load(api: Api) {
  const [texts, sitemap, categories] = await Promise.all([
    api.copy.sitemap.query(),
    api.sitemap.read.query(),
    api.category.list.query(),
  ]);
  return { texts, sitemap, categories };
}

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: SitemapPage,
  load,
  head: ({ texts }: Props['data']) => ({ ...texts.search, path: paths.sitemap }),
});

function SitemapPage({ data: { texts, sitemap, categories } }: Props) {
  const { copyright } = useSite().texts.footer;
  return (
    <div data-line="signal">
      <PageHeader {...texts.header} />
      <div className={classes.groups}>
        {sitemapGroups(sitemap, categories, useNavigation(), texts.tools.title).map((group, index) => (
          <SitemapGroup key={group.title} group={group} number={index + 1} />
        ))}
      </div>
      <aside className={classes.about} aria-label={texts.about.title}>
        {texts.about.text && (
          <div>
            <h2>{texts.about.title}</h2>
            <p>{texts.about.text}</p>
          </div>
        )}
        {copyright && <p className={classes.copyright}>{copyright}</p>}
      </aside>
    </div>
  );
}

function SitemapGroup({ group, number }: { group: Group; number: number }) {
  const { title, line, links, total = links.length, more } = group;
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
          {total}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={`${title}, list`}>
        <ul>
          {links.map(({ name, path, line: own }) => (
            <li key={path + name} className={classes.entry} data-line={own}>
              <PageLink to={path} className={classes.stop}>
                {name}
              </PageLink>
            </li>
          ))}
          {more && (
            <li className={classes.more}>
              <PageLink to={more.path}>{more.name}</PageLink>
            </li>
          )}
        </ul>
      </section>
    </section>
  );
}
