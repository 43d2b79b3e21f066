import type { Brand } from '@site/schema/brand';
import { paths } from '@site/schema/paths';
import { seoLimits } from '@site/schema/site';
import { useEffect, useState } from 'react';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Analysis } from './Analysis.tsx';
import { type HeadFacts, readHead } from './read-head.ts';
import classes from './SeoAnalysisPage.module.css';

const load = (api: Api) => api.copy.seoAnalysis.query();

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: SeoAnalysisPage,
  load,
  head: ({ search }: Props['data']) => ({ ...search, path: paths.seoAnalysis }),
});

const variationsOf = ({ name, address, areaServed }: Brand) => [
  name,
  name.replaceAll(' ', ''),
  `${name} ${address.city}`,
  `${name} ${areaServed}`,
  `${name} agency`,
  `${name.split(' ')[0]} web development`,
  `${name.split(' ')[0]} SEO`,
];

function SeoAnalysisPage({ data: { header, names, status } }: Props) {
  const { brand } = useSite();
  const head = useHeadTags();
  return (
    <div data-line="green" className={classes.page}>
      <PageHeader {...header} />
      <div className={classes.report} aria-live="polite" aria-busy={!head}>
        {head ? (
          <Analysis head={head} />
        ) : (
          <p className={classes.loading} role="status">
            Analyzing SEO performance...
          </p>
        )}
      </div>
      <noscript>
        <p className={classes.loading}>The analysis runs in the browser and needs JavaScript.</p>
      </noscript>
      <Section eyebrow={{ numbered: true, label: names.eyebrow }} title={names.title} beside>
        <ul className={classes.names}>
          {variationsOf(brand).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
      <Section eyebrow={{ numbered: true, label: status.eyebrow }} title={status.title} beside raised>
        {status.features.length > 0 && (
          <dl className={classes.rows}>
            {status.features.map(({ title, text }, index) => (
              <div key={index} className={classes.row}>
                <dt>{title}</dt>
                <dd>{text}</dd>
                <dd className={classes.verdict} data-good>
                  In place
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={classes.links}>
          <ActionLink to={paths.sitemapXml}>XML Sitemap</ActionLink>
          <ActionLink to={paths.sitemap}>HTML Sitemap</ActionLink>
          <ActionLink to={paths.robotsTxt}>Robots.txt</ActionLink>
        </div>
      </Section>
    </div>
  );
}

/** The contents of <head> one second after the page was shown. */
function useHeadTags(): HeadFacts | undefined {
  const [head, setHead] = useState<HeadFacts>();
  useEffect(() => {
    const timer = setTimeout(() => setHead(readHead(document)), seoLimits.delayMs);
    return () => clearTimeout(timer);
  }, []);
  return head;
}
