import type { Copy } from '@site/schema/copy-pages';
import type { ServiceCard as CardFields } from '@site/schema/service';
import { Section } from '../../ui/layout/Section.tsx';
import classes from './RelatedServices.module.css';
import { ServiceCard } from './ServiceCard.tsx';

type Props = { texts: Copy<'service'>['related']; services: readonly CardFields[]; raised: boolean };

/** Other services of the same family, as stations of its line. */
export function RelatedServices({ texts, services, raised }: Props) {
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title} raised={raised}>
      <ul className={classes.services}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
