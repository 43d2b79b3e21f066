import type { Copy } from '@site/schema/copy-pages';
import { fromPrice } from '@site/schema/from-price';
import { isLandingSlug, type LandingSlug, paths, serviceHref } from '@site/schema/paths';
import type { ServiceCard } from '@site/schema/service';
import { show } from '@site/schema/site';
import { useIsHidden, useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import classes from './LandingCards.module.css';

type Props = {
  cards: Copy<LandingSlug>['services']['cards'];
  /** The active services to which the cards link. */
  services: readonly ServiceCard[];
};

export function LandingCards({ cards, services }: Props) {
  const isHidden = useIsHidden();
  const { labels } = useNavigation();
  return (
    <ul className={classes.cards}>
      {cards.map(({ title, description, icon, features, href, tone }, index) => {
        const rest = features.length - show.landingFeatures;
        const service = services.find((service) => serviceHref(service.href) === href);
        const { priceFrom, duration } = service ?? {};
        const fare = [priceFrom && fromPrice(priceFrom), duration].filter(Boolean);
        // An inactive service and a hidden page have no page: their cards link to the contact page.
        const to = (isService(href) && !service) || isHidden(href) ? paths.contact : href;
        return (
          <li key={index} className={classes.card} data-line={tone}>
            <span className={classes.station}>
              <ServiceIcon icon={icon} />
            </span>
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.description}>{description}</p>
            </div>
            {features.length > 0 && (
              <ul className={classes.features}>
                {features.slice(0, show.landingFeatures).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
                {rest > 0 && (
                  <li className={classes.rest}>
                    <PageLink to={to} aria-label={`+${rest} more features of ${title}`}>
                      {`+${rest} more features`}
                    </PageLink>
                  </li>
                )}
              </ul>
            )}
            <div className={classes.foot}>
              {fare.length > 0 && (
                <p className={classes.fare}>
                  {fare.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
              )}
              <PageLink to={to} className={classes.more}>
                {labels.service}
                <VisuallyHidden> about {title}</VisuallyHidden> <Arrow />
              </PageLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const isService = (href: string) => href.startsWith(paths.service('')) && !isLandingSlug(lastSegment(href));

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);
