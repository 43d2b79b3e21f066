import type { Copy } from '@site/schema/copy-pages';
import type { Service } from '@site/schema/service';
import { replyWithinHours } from '@site/schema/site';
import classes from './ServiceSummary.module.css';

type Props = {
  labels: Copy<'service'>['summary'];
  service: Pick<Service, 'title' | 'features' | 'serviceDetails' | 'priceFrom' | 'duration' | 'leadTime'>;
};

/** The key facts of a service, designed like a ticket. */
export function ServiceSummary({ labels, service }: Props) {
  const { title, features, serviceDetails, priceFrom, duration, leadTime } = service;
  const facts = [
    { label: labels.price, value: priceFrom },
    { label: labels.duration, value: duration },
    { label: labels.leadTime, value: leadTime },
    { label: labels.reply, value: `Within ${replyWithinHours}\u00a0hours` },
    { label: labels.features, value: features.length > 0 && counted(features.length, 'feature') },
    { label: labels.steps, value: serviceDetails.length > 0 && counted(serviceDetails.length, 'step') },
  ].filter(({ label, value }) => label && value);
  return (
    <dl className={classes.summary}>
      <div className={classes.title}>
        <dt>{labels.title}</dt>
        <dd>{title}</dd>
      </div>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
