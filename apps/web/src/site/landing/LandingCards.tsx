import type { Copy } from '@site/schema/copy-pages';
import { isLandingSlug, type LandingSlug, paths, serviceHref } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import classes from './LandingCards.module.css';

/** The service cards of a landing page. */
export function LandingCards({ cards }: { cards: Copy<LandingSlug>['services']['cards'] }) {
  const { services } = useSite();
  const isActive = (href: string) => services.some((service) => serviceHref(service.href) === href);
  const isService = (href: string) => href.startsWith(paths.service('')) && !isLandingSlug(lastSegment(href));
  return (
    <ul>
      {cards.map(({ title, description, icon, features, href, tone }, index) => {
        const rest = features.length - show.landingFeatures;
        return (
          <li key={index} className={classes.card} data-line={tone}>
            <span className={classes.station}>
              <ServiceIcon icon={icon} />
            </span>
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.description}>{description}</p>
              {/* An inactive service has no page: its card links to the contact page. */}
              <PageLink to={isService(href) && !isActive(href) ? paths.contact : href} className={classes.more}>
                Learn More
                <VisuallyHidden> about {title}</VisuallyHidden> <Arrow />
              </PageLink>
            </div>
            {features.length > 0 && (
              <ul className={classes.features}>
                {features.slice(0, show.landingFeatures).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
                {rest > 0 && <li className={classes.rest}>{`+${rest} more features`}</li>}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);
