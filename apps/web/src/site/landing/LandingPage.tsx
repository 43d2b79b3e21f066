import { type LandingSlug, landingSlugs, paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage } from '../../app/page.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { lineColorOf } from '../../ui/theme/line-color.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { servicesBreadcrumb } from '../services/service-content.ts';
import { LandingCards } from './LandingCards.tsx';
import classes from './LandingPage.module.css';
import { landingMap } from './landing-map.ts';
import { landings } from './landings.ts';

export const page = definePage({
  Component: LandingPage,
  head(_data, { site: { brand }, pathname }) {
    const { name, head } = landings[landingSlug(pathname)];
    return { ...head(brand.address.city), path: pathname, jsonLd: servicesBreadcrumb(name, pathname) };
  },
});

function LandingPage() {
  const { pathname } = useLocation();
  const { name, tone, hero, cardsTitle, cards, whyTitle, why, processTitle, process, callToAction } =
    landings[landingSlug(pathname)];
  const lines = cards.map(({ mapLabel, gradient }) => ({ label: mapLabel, tone: lineColorOf(gradient) }));
  return (
    <div data-line={tone}>
      <Hero
        badge={<Eyebrow label={name} />}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ScheduleTrigger look="main" arrow>
              Schedule Call
            </ScheduleTrigger>
            <ActionLink to={paths.contact}>Connect now</ActionLink>
          </>
        }
        aside={<LineMap drawing={landingMap(lines, hero.terminus)} draws />}
      />
      <Section eyebrow={{ number: 1, label: 'Services' }} title={cardsTitle}>
        <LandingCards cards={cards} />
      </Section>
      <Section eyebrow={{ number: 2, label: 'Why choose us' }} title={whyTitle} raised>
        <ol className={classes.why}>
          {why.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section eyebrow={{ number: 3, label: 'Process' }} title={processTitle}>
        <ol className={classes.process}>
          {process.map(({ number, title, description }) => (
            <li key={number} className={classes.step}>
              <span className={classes.number}>{number}</span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <ScheduleTrigger look="main" arrow>
          Schedule Call
        </ScheduleTrigger>
        <ActionLink to={paths.contact}>Connect now</ActionLink>
      </CallToAction>
    </div>
  );
}

/** The four landing pages are four routes with the same module, so the slug is not a route parameter. */
function landingSlug(pathname: string): LandingSlug {
  const slug = landingSlugs.find((known) => pathname === paths.service(known));
  if (!slug) throw new Error(`No landing page at ${pathname}`);
  return slug;
}
