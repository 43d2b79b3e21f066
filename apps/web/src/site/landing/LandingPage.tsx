import { isLandingSlug } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { CaseStudyCard } from '../case-studies/CaseStudyCard.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { servicesBreadcrumb } from '../services/service-content.ts';
import { LandingCards } from './LandingCards.tsx';
import classes from './LandingPage.module.css';
import { landingMap } from './landing-map.ts';

async function load(api: Api, { slug = '' }: Params) {
  if (!isLandingSlug(slug)) throw new Error(`No landing page ${slug}`);
  const [texts, { services, caseStudy }, { proofOf }] = await Promise.all([
    api.copy.landing.query({ slug }),
    api.service.ofLanding.query({ slug }),
    import('../case-studies/case-study-proof.ts'),
  ]);
  return { slug, texts, services, proof: caseStudy && proofOf(caseStudy) };
}

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: LandingPage,
  load,
  head: ({ texts: { search, name } }: Props['data'], { pathname }) => ({
    ...search,
    path: pathname,
    jsonLd: servicesBreadcrumb(name, pathname),
  }),
});

function LandingPage({ data: { slug, texts, services: active, proof } }: Props) {
  const { name, tone, hero, services, caseStudy, why, process, closing } = texts;
  const lines = services.cards.map(({ mapLabel, tone }) => ({ label: mapLabel, tone }));
  return (
    <div data-line={tone}>
      <Hero
        badge={<Eyebrow label={name} />}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ScheduleTrigger look="main" arrow />
            <ContactLink />
          </>
        }
        aside={
          lines.length > 0 && <LineMap drawing={landingMap(slug, lines, hero.terminus)} draws className={classes.map} />
        }
      />
      {services.cards.length > 0 && (
        <Section eyebrow={{ numbered: true, label: services.eyebrow }} title={services.title}>
          <LandingCards cards={services.cards} services={active} />
        </Section>
      )}
      {why.reasons.length > 0 && (
        <Section eyebrow={{ numbered: true, label: why.eyebrow }} title={why.title} raised>
          <ol className={classes.why}>
            {why.reasons.map(({ title, text }, index) => (
              <li key={index}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {process.steps.length > 0 && (
        <Section eyebrow={{ numbered: true, label: process.eyebrow }} title={process.title}>
          <ol className={classes.process}>
            {process.steps.map(({ title, text }, index) => (
              <li key={index} className={classes.step}>
                <span className={classes.number}>{String(index + 1).padStart(2, '0')}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {proof && (
        <Section eyebrow={{ numbered: true, label: caseStudy.eyebrow }} title={caseStudy.title} raised>
          <CaseStudyCard {...proof.card} size="wide" />
        </Section>
      )}
      <CallToAction {...closing}>
        <ScheduleTrigger look="main" arrow />
        <ContactLink />
      </CallToAction>
    </div>
  );
}
