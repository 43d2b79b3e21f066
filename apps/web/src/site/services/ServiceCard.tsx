import { fromPrice } from '@site/schema/from-price';
import { lineColorOf } from '@site/schema/line-color';
import { serviceHref } from '@site/schema/paths';
import type { ServiceCard as CardFields } from '@site/schema/service';
import { show } from '@site/schema/site';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { shorten } from '../../ui/format/shorten.ts';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './ServiceCard.module.css';

type Props = {
  service: CardFields;
  /** Leaves out the features. */
  brief?: boolean;
};

/** A service as a station of a line. The whole card is the link. */
export function ServiceCard({ service, brief = false }: Props) {
  const { title, description, icon, features, color, gradient, href, priceFrom, duration } = service;
  const { labels } = useNavigation();
  const rest = features.length - show.serviceCardFeatures;
  const fare = [priceFrom && fromPrice(priceFrom), duration].filter(Boolean);
  return (
    <article className={classes.card} data-brief={brief || undefined} data-line={lineColorOf(color, gradient)}>
      <span className={classes.station}>
        <ServiceIcon icon={icon} />
      </span>
      <h3 className={classes.title}>
        <PageLink to={serviceHref(href)}>{title}</PageLink>
      </h3>
      <p className={classes.text}>{shorten(description, show.serviceCardText)}</p>
      {!brief && (
        <ul className={classes.features}>
          {features.slice(0, show.serviceCardFeatures).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {rest > 0 && <li className={classes.rest}>{`+${rest} more`}</li>}
        </ul>
      )}
      {fare.length > 0 && (
        <p className={classes.fare}>
          {fare.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <span className={classes.more} aria-hidden>
        {labels.service} <Arrow />
      </span>
    </article>
  );
}
