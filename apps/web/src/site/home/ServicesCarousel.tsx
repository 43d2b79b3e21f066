import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { shorten } from '../../ui/format/shorten.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './ServicesCarousel.module.css';

export function ServicesCarousel({ texts }: { texts: Copy<'home'>['carousel'] }) {
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.track} aria-label="Our services" tabIndex={0}>
        <ul className={classes.cards}>
          {texts.cards.map(({ title, description, features, tone }) => (
            <li key={title} className={classes.card} data-line={tone}>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{shorten(description, show.serviceCardText)}</p>
              <ul className={classes.features}>
                {features.slice(0, show.serviceCardFeatures).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <PageLink to={paths.contact} className={classes.more}>
                Learn More
                <VisuallyHidden> about {title}</VisuallyHidden> <Arrow />
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.foot}>
        <p className={classes.hint}>Scroll horizontally to see all services</p>
        <div className={classes.actions}>
          <ActionLink to={paths.services} small>
            View All Services
          </ActionLink>
          <ActionLink to={paths.contact} small>
            Get Free Quote
          </ActionLink>
          <ScheduleTrigger look="main" small>
            Schedule Call
          </ScheduleTrigger>
        </div>
      </div>
    </Section>
  );
}
