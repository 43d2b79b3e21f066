import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useIsHidden, useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { shorten } from '../../ui/format/shorten.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { StepButton } from '../../ui/StepButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import classes from './ServicesCarousel.module.css';
import { useCarousel } from './use-carousel.ts';

type Texts = Copy<'home'>['carousel'];

/** A card without an address of its own leads to the contact page. */
export type ServiceCard = Texts['cards'][number] & { to?: string };

export function ServicesCarousel({ texts, cards }: { texts: Texts; cards: readonly ServiceCard[] }) {
  const { labels } = useNavigation();
  const isHidden = useIsHidden();
  const { track, slider, ends, step, scrollToPart, startDrag } = useCarousel();
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section
        ref={track}
        id="our-services"
        className={classes.track}
        aria-label="Our services"
        tabIndex={0}
        onPointerDown={startDrag}
        onDragStart={(event) => event.preventDefault()}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <ul className={classes.cards}>
          {cards.map(({ title, description, features, tone, page, to = paths.contact }) => (
            <li key={title} className={classes.card} data-line={tone}>
              <h3 className={classes.title}>
                {page && !isHidden(page) ? (
                  <PageLink to={page} className="title-link">
                    {title}
                  </PageLink>
                ) : (
                  title
                )}
              </h3>
              <p className={classes.text}>{shorten(description, show.serviceCardText)}</p>
              <ul className={classes.features}>
                {features.slice(0, show.serviceCardFeatures).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <PageLink to={to} className={classes.more}>
                {labels.service}
                <VisuallyHidden> about {title}</VisuallyHidden> <Arrow />
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.foot}>
        <div className={classes.controls} data-unused={(ends.isAtStart && ends.isAtEnd) || undefined}>
          <p className={classes.hint}>Scroll horizontally to see all services</p>
          <input
            ref={slider}
            type="range"
            className={classes.slider}
            aria-label="Scroll the services"
            aria-controls="our-services"
            defaultValue={0}
            step="any"
            onChange={({ currentTarget }) => scrollToPart(currentTarget.valueAsNumber)}
          />
          <StepButton
            label="Previous service"
            controls="our-services"
            isLast={ends.isAtStart}
            onPress={() => step(-1)}
          />
          <StepButton label="Next service" controls="our-services" isLast={ends.isAtEnd} onPress={() => step(1)} />
        </div>
        <div className={classes.actions}>
          <ActionLink to={paths.services} small>
            {texts.all}
          </ActionLink>
          <ActionLink to={paths.contact} small>
            {labels.quote}
          </ActionLink>
          <ScheduleTrigger small />
        </div>
      </div>
    </Section>
  );
}
