import type { CaseStudy } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { loadAll } from '../../app/load-all.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { emptyPlatform } from '../../ui/line-map/empty-platform.ts';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { meetingMap } from '../../ui/line-map/meeting-map.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './CaseStudiesPage.module.css';
import { CaseStudyCard } from './CaseStudyCard.tsx';

const load = (api: Api) => loadAll(api.caseStudy.list);

export const page = definePage({
  Component: CaseStudiesPage,
  load,
  head: (_data, { site: { brand } }) => ({
    title: 'Case Studies',
    description: `Case studies from ${brand.name}, ${brand.address.city}: what hurt, what we built, how long it took and what the figures said afterwards. Real results for real clients.`,
    path: paths.caseStudies,
  }),
  Failure: { Component: CaseStudiesFailure, head: () => ({ title: 'Case Studies', robots: 'noindex' }) },
});

const map = meetingMap();

function CaseStudiesPage({ data: { items } }: PageProps<typeof load>) {
  const featured = items.filter((caseStudy) => caseStudy.featured);
  const others = items.filter((caseStudy) => !caseStudy.featured);
  return (
    <div data-line="blue">
      <header className={classes.hero}>
        <div>
          <Eyebrow label="Case Studies" />
          <h1 className={classes.title}>Real Results for Real Clients</h1>
          <p className={classes.lead}>
            What hurt, what we built and what the figures said afterwards. Each one is an interchange: design, code and
            marketing met on the same platform.
          </p>
        </div>
        <LineMap drawing={map} draws />
      </header>
      {items.length === 0 ? (
        <NoCaseStudies />
      ) : (
        <>
          {featured.length > 0 && (
            <Section eyebrow={{ number: 1, label: 'Featured' }} title="Featured Success Stories" raised>
              <Cards items={featured} size="featured" />
            </Section>
          )}
          <Section eyebrow={{ number: featured.length > 0 ? 2 : 1, label: 'All stops' }} title="All Case Studies">
            <Cards items={[...featured, ...others]} size="regular" />
          </Section>
        </>
      )}
      <CallToAction
        title="Your figures next"
        text="Tell us the number that bothers you most. We will say what it would take to move it, and how long."
      >
        <ActionLink to={paths.contact} look="main" arrow>
          Start Your Project
        </ActionLink>
        <ScheduleTrigger>Schedule Call</ScheduleTrigger>
      </CallToAction>
    </div>
  );
}

function Cards({ items, size }: { items: readonly CaseStudy[]; size: 'featured' | 'regular' }) {
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

function NoCaseStudies() {
  return (
    <Section raised>
      <EmptyState
        drawing={emptyPlatform('blue')}
        title="No Case Studies Yet"
        text="We're working on showcasing our amazing client success stories. Check back soon!"
      >
        <ActionLink to={paths.portfolio}>See the portfolio</ActionLink>
        <ActionLink to={paths.contact} look="text">
          Contact Us
        </ActionLink>
      </EmptyState>
    </Section>
  );
}

function CaseStudiesFailure() {
  return (
    <div data-line="blue">
      <EmptyState
        eyebrow="Delay on this line"
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
