import { paths, serviceHref } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import { lineColorOf } from '../../ui/theme/line-color.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import classes from './LandingCards.module.css';
import type { LandingCard } from './landing-content.ts';

/** The service cards of a landing page. */
export function LandingCards({ cards }: { cards: readonly LandingCard[] }) {
  const { services } = useSite();
  // An inactive service has no page: its card links to the contact page.
  const isActive = (href: string) => services.some((service) => serviceHref(service.href) === href);
  return (
    <ul>
      {cards.map(({ title, description, icon, features, href, gradient }) => {
        const rest = features.length - show.landingFeatures;
        return (
          <li key={href} className={classes.card} data-line={lineColorOf(gradient)}>
            <span className={classes.station}>
              <ServiceIcon icon={icon} />
            </span>
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.description}>{description}</p>
              <PageLink to={isActive(href) ? href : paths.contact} className={classes.more}>
                Learn More
                <VisuallyHidden> about {title}</VisuallyHidden> <Arrow />
              </PageLink>
            </div>
            <ul className={classes.features}>
              {features.slice(0, show.landingFeatures).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
              {rest > 0 && <li className={classes.rest}>{`+${rest} more features`}</li>}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
