import type { ServiceCard as CardFields } from '@site/schema/service';
import type { ReactNode } from 'react';
import { ServiceCard } from './ServiceCard.tsx';
import classes from './ServiceCards.module.css';

type Props = {
  services: readonly CardFields[];
  brief?: boolean;
  /** The last card. */
  children?: ReactNode;
};

/** Services as the stations of a line that ends at a buffer. */
export function ServiceCards({ services, brief = false, children }: Props) {
  return (
    <ul className={classes.cards} data-brief={brief || undefined}>
      {services.map((service) => (
        <li key={service.id} className={classes.card}>
          <ServiceCard service={service} brief={brief} />
        </li>
      ))}
      {children && <li className={classes.other}>{children}</li>}
    </ul>
  );
}
