import { landingSlugs, paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import { definePage } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { Closing } from '../../ui/layout/Closing.tsx';
import { Opening } from '../../ui/layout/Opening.tsx';
import { Section, Sign } from '../../ui/layout/Section.tsx';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { lineColorOf } from '../../ui/theme/line-color.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { LandingCards } from './LandingCards.tsx';
import classes from './LandingPage.module.css';
import { landings } from './landing.ts';
import { landingMap } from './landing-map.ts';
import { servicesBreadcrumb } from './service-view.ts';

export const page = definePage({ Component: LandingPage });

function LandingPage() {
  const slug = useLandingSlug();
  const path = paths.service(slug);
  const { brand } = useSite();
  const { name, tone, seo, hero, cardsTitle, cards, whyTitle, why, processTitle, process, closing } = landings[slug];
  const lines = cards.map(({ stop, gradient }) => ({ stop, tone: lineColorOf(gradient) }));
  return (
    <div data-line={tone}>
      <Seo {...seo(brand.address.city)} path={path} jsonLd={servicesBreadcrumb(name, path)} />
      <Opening
        badge={<Sign label={name} />}
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
      <Section sign={{ number: 1, label: 'Services' }} title={cardsTitle}>
        <LandingCards cards={cards} />
      </Section>
      <Section sign={{ number: 2, label: 'Why choose us' }} title={whyTitle} raised>
        <ol className={classes.why}>
          {why.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section sign={{ number: 3, label: 'Process' }} title={processTitle}>
        <ol className={classes.process}>
          {process.map(({ number, title, description }) => (
            <li key={number}>
              <span className={classes.number}>{number}</span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Closing title={closing.title} text={closing.text}>
        <ScheduleTrigger look="main" arrow>
          Schedule Call
        </ScheduleTrigger>
        <ActionLink to={paths.contact}>Connect now</ActionLink>
      </Closing>
    </div>
  );
}

/** The four addresses are routes of their own: which one it is stands in the address alone. */
function useLandingSlug() {
  const { pathname } = useLocation();
  const slug = landingSlugs.find((known) => pathname === paths.service(known));
  if (!slug) throw new Error(`No landing page at ${pathname}`);
  return slug;
}
