import type { Copy } from '@site/schema/copy-pages';
import type { ServiceCard as CardFields } from '@site/schema/service';
import { Section } from '../../../ui/layout/Section.tsx';
import { ServiceCards } from '../ServiceCards.tsx';

type Props = { texts: Copy<'service'>['related']; services: readonly CardFields[] };

/** Other services of the same family, as stations of its line. */
export function RelatedServices({ texts, services }: Props) {
  return (
    <Section eyebrow={{ numbered: true, label: texts.eyebrow }} title={texts.title}>
      <ServiceCards services={services} brief />
    </Section>
  );
}
