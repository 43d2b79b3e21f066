import { fromPrice } from '@site/schema/from-price';
import { serviceHref } from '@site/schema/paths';
import type { ServiceCard } from '@site/schema/service';
import type { Family } from '@site/schema/service-families';
import { show } from '@site/schema/site';
import type { CSSProperties } from 'react';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { shorten } from '../../ui/format/shorten.ts';
import { PlusMinus } from '../../ui/PlusMinus.tsx';
import classes from './FaresBoard.module.css';

/** All services with price and duration, a row each, which opens to what their cards say. Phones show it instead of cards. */
export function FaresBoard({ families }: { families: readonly Family<ServiceCard>[] }) {
  const { labels } = useNavigation();
  const services = families.flatMap((family) => family.services);
  const rows = Math.ceil(services.length / 2);
  return (
    <section className={classes.board} aria-label="Prices of all services">
      <ul style={{ '--rows': rows } as CSSProperties}>
        {services.map(({ id, title, description, features, href, priceFrom, duration, tone }) => (
          <li key={id} className={classes.entry} data-line={tone}>
            <details name="fares">
              <summary className={classes.row}>
                <span className={classes.title}>{title}</span>
                <span className={classes.fare}>
                  <span>{priceFrom && fromPrice(priceFrom)}</span>
                  <span className={classes.duration}>{duration}</span>
                </span>
                <PlusMinus />
              </summary>
              <div className={classes.more}>
                <p>{shorten(description, show.serviceCardText)}</p>
                <ul>
                  {features.slice(0, show.serviceCardFeatures).map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <PageLink to={serviceHref(href)} className={classes.link}>
                  {labels.service} <Arrow />
                </PageLink>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
