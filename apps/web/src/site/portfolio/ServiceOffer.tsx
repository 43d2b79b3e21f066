import type { Copy } from '@site/schema/copy-pages';
import type { LinkedService } from '@site/schema/service';
import classes from './ServiceOffer.module.css';

type Props = { texts: Copy<'portfolio'>['offer']; service: LinkedService };

/** What the service of a project costs and how long it takes. */
export function ServiceOffer({ texts, service: { priceFrom, duration, leadTime } }: Props) {
  const facts = [
    { label: texts.price, value: priceFrom },
    { label: texts.duration, value: duration },
    { label: texts.leadTime, value: leadTime },
  ].filter(({ label, value }) => label && value);
  if (facts.length === 0 || !texts.title) return null;
  return (
    <div>
      <h2 className={classes.title}>{texts.title}</h2>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
