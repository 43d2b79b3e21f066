import type { Copy } from '@site/schema/copy-pages';
import { lineColorOf } from '@site/schema/line-color';
import { paths, serviceHref } from '@site/schema/paths';
import type { ServiceCard as CardFields } from '@site/schema/service';
import { show } from '@site/schema/site';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { Arrow } from '../../ui/ActionButton.tsx';
import { shorten } from '../../ui/format/shorten.ts';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './ServiceCard.module.css';

type Props = { service: CardFields; heading?: 'h2' | 'h3' };

/** A service in the list of services. The whole card is the link. */
export function ServiceCard({ service, heading: Heading = 'h2' }: Props) {
  const { title, description, icon, features, color, gradient, href } = service;
  const rest = features.length - show.serviceCardFeatures;
  return (
    <article className={classes.card} data-line={lineColorOf(color, gradient)}>
      <span className={classes.station}>
        <ServiceIcon icon={icon} />
      </span>
      <Heading className={classes.title}>
        <PageLink to={serviceHref(href)}>{title}</PageLink>
      </Heading>
      <p className={classes.text}>{shorten(description, show.serviceCardText)}</p>
      <ul className={classes.features}>
        {features.slice(0, show.serviceCardFeatures).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
        {rest > 0 && <li className={classes.rest}>{`+${rest} more`}</li>}
      </ul>
      <span className={classes.more} aria-hidden>
        Learn More <Arrow />
      </span>
    </article>
  );
}

/** The last card of the services page: asks for services that are not listed. */
export function RequestServiceCard({ texts }: { texts: Copy<'services'>['request'] }) {
  return (
    <div className={classes.request}>
      <h2 className={classes.title}>{texts.title}</h2>
      {texts.text && <p className={classes.text}>{texts.text}</p>}
      <PageLink to={paths.contact} className={classes.askMore}>
        {texts.link} <Arrow />
      </PageLink>
    </div>
  );
}
