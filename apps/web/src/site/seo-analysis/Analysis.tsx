import { shareImage } from '@site/schema/site';
import { Section } from '../../ui/layout/Section.tsx';
import { indicators } from './indicators.ts';
import type { HeadFacts, Tag } from './read-head.ts';
import classes from './SeoAnalysisPage.module.css';

export function Analysis({ head }: { head: HeadFacts }) {
  const { title, description, keywords, author, robots, canonical, openGraph, twitter, structuredData } = head;
  const card = openGraph.find(({ name }) => name === 'og:image')?.content;
  const basics: Tag[] = [
    { name: 'Title', content: title },
    { name: 'Description', content: description },
    { name: 'Keywords', content: keywords },
    { name: 'Author', content: author },
    { name: 'Robots', content: robots ?? '' },
    { name: 'Canonical URL', content: canonical ?? '' },
  ];
  return (
    <>
      <Section eyebrow={{ numbered: true, label: 'Indicators' }} title="SEO indicators" beside>
        <dl className={classes.rows}>
          {indicators(head).map(({ name, value, isGood, verdict }) => (
            <div key={name} className={classes.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              <dd className={classes.verdict} data-good={isGood || undefined}>
                {verdict}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section eyebrow={{ numbered: true, label: 'Page' }} title="Title and description" beside raised>
        <Tags tags={basics} />
      </Section>
      <Section eyebrow={{ numbered: true, label: 'Sharing' }} title="Social tags" beside>
        <div className={classes.social}>
          <div>
            <h3 className={classes.part}>Open Graph tags</h3>
            <Tags tags={openGraph} />
          </div>
          <div>
            <h3 className={classes.part}>Twitter tags</h3>
            <Tags tags={twitter} />
            {card && <img className={classes.card} src={card} alt="Share card of this page" {...shareImage} />}
          </div>
        </div>
      </Section>
      <Section eyebrow={{ numbered: true, label: 'Machines' }} title="Structured data" beside raised>
        {structuredData ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <section className={classes.data} aria-label="Structured data" tabIndex={0}>
            <pre>{structuredData.map((data) => JSON.stringify(data, null, 2)).join('\n\n')}</pre>
          </section>
        ) : (
          <p>No structured data found</p>
        )}
      </Section>
    </>
  );
}

function Tags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return <p>None found</p>;
  return (
    <dl className={classes.rows}>
      {tags.map(({ name, content }) => (
        <div key={name} className={classes.tag}>
          <dt>{name}</dt>
          <dd>{content || 'Not set'}</dd>
        </div>
      ))}
    </dl>
  );
}
