import type { Brand } from '@site/schema/brand';
import { paths } from '@site/schema/paths';
import { seoLimits } from '@site/schema/site';
import { useEffect, useState } from 'react';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Analysis } from './Analysis.tsx';
import { type HeadFacts, readHead } from './read-head.ts';
import classes from './SeoAnalysisPage.module.css';

export const page = definePage({
  Component: SeoAnalysisPage,
  head: () => ({
    title: 'SEO Analysis',
    description:
      'What this page tells search engines and social networks about itself: title, description, share tags, structured data, and whether each is as it should be.',
    path: paths.seoAnalysis,
  }),
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

const features = [
  { name: 'Titles and descriptions', text: 'Each page has its own; anything unsaid has a default.' },
  { name: 'Open Graph and Twitter', text: 'Each page has a share card of 1200 by 630 pixels, drawn from its title.' },
  {
    name: 'Structured data',
    text: 'The organisation everywhere; services, articles, breadcrumbs and FAQ where they fit.',
  },
  { name: 'Canonical addresses', text: 'Built from the public address of the site, never from the request.' },
  { name: 'Sitemaps and robots.txt', text: 'Made from the content as it is now, with the date of the last change.' },
  { name: 'Feeds', text: 'RSS and JSON Feed with whole articles; Markdown for whoever asks for it.' },
];

function SeoAnalysisPage() {
  const { brand } = useSite();
  const head = useHeadTags();
  return (
    <div data-line="green">
      <PageHeader
        eyebrow="Signal check"
        title="SEO Analysis"
        lead="This page reads its own head and reports what it finds, tag by tag."
      />
      <div aria-live="polite" aria-busy={!head}>
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
      <Section eyebrow={{ numbered: true, label: 'Names' }} title="Brand variations" lineColor="magenta">
        <ul className={classes.names}>
          {variationsOf(brand).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
      <Section eyebrow={{ numbered: true, label: 'In service' }} title="Implementation status" lineColor="teal" raised>
        <dl className={classes.rows}>
          {features.map(({ name, text }) => (
            <div key={name} className={classes.row}>
              <dt>{name}</dt>
              <dd>{text}</dd>
              <dd className={classes.verdict} data-good>
                In place
              </dd>
            </div>
          ))}
        </dl>
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
