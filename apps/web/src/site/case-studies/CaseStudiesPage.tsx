import type { CaseStudyCard as CardFields } from '@site/schema/case-study';
import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { loadAll } from '../../app/load-all.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import type { Drawn } from '../../ui/line-map/cover-art.ts';
import { emptyPlatform } from '../../ui/line-map/empty-platform.ts';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { meetingMap } from '../../ui/line-map/meeting-map.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './CaseStudiesPage.module.css';
import { CaseStudyCard } from './CaseStudyCard.tsx';

async function load(api: Api) {
  const [texts, { items }, { drawCaseStudies }] = await Promise.all([
    api.copy.caseStudies.query(),
    loadAll(api.caseStudy.browse),
    import('./case-study-art.ts'),
  ]);
  return { texts, ...drawCaseStudies(items) };
}

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: CaseStudiesPage,
  load,
  head: ({ texts }: Props['data']) => ({ ...texts.search, path: paths.caseStudies }),
  Failure: { Component: CaseStudiesFailure, head: () => ({ title: 'Case Studies', robots: 'noindex' }) },
});

const map = meetingMap();

function CaseStudiesPage({ data: { texts, featured, items } }: Props) {
  const { header, featured: featuredTexts, all, empty, closing } = texts;
  return (
    <div data-line="blue">
      <header className={classes.hero}>
        <div>
          <Eyebrow label={header.eyebrow} />
          <h1 className={classes.title}>{header.title}</h1>
          {header.lead && <p className={classes.lead}>{header.lead}</p>}
        </div>
        <LineMap drawing={map} draws className={classes.map} />
      </header>
      {items.length === 0 ? (
        <NoCaseStudies texts={empty} />
      ) : (
        <>
          {featured.length > 0 && (
            <Section eyebrow={{ numbered: true, label: featuredTexts.eyebrow }} title={featuredTexts.title} raised>
              <Cards items={featured} size="featured" />
            </Section>
          )}
          <Section eyebrow={{ numbered: true, label: all.eyebrow }} title={all.title}>
            <Cards items={items} size="regular" />
          </Section>
        </>
      )}
      <CallToAction {...closing}>
        <ContactLink look="main" arrow />
        <ScheduleTrigger />
      </CallToAction>
    </div>
  );
}

type CardsProps = { items: readonly Drawn<CardFields>[]; size: 'featured' | 'regular' };

function Cards({ items, size }: CardsProps) {
  return (
    <ul className={classes.grid} data-size={size}>
      {items.map((caseStudy) => (
        <li key={caseStudy.id}>
          <CaseStudyCard caseStudy={caseStudy} size={size} />
        </li>
      ))}
    </ul>
  );
}

function NoCaseStudies({ texts }: { texts: Copy<'caseStudies'>['empty'] }) {
  return (
    <Section raised>
      <EmptyState drawing={emptyPlatform('blue')} {...texts}>
        <ActionLink to={paths.portfolio}>{texts.projects}</ActionLink>
        <ContactLink look="text" />
      </EmptyState>
    </Section>
  );
}

function CaseStudiesFailure() {
  const { failure } = useSite().texts;
  return (
    <div data-line="blue">
      <EmptyState
        eyebrow={failure.eyebrow}
        drawing={endOfLine('blue')}
        title="Case Studies"
        text="Failed to load case studies. Please try again later."
        alert
      >
        <ActionLink to={paths.caseStudies} look="main" reload>
          Try again
        </ActionLink>
        <ActionLink to={paths.home}>Back to Home</ActionLink>
      </EmptyState>
    </div>
  );
}
