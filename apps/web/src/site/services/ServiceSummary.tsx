import type { Copy } from '@site/schema/copy-pages';
import type { Service } from '@site/schema/service';
import { replyWithinHours } from '@site/schema/site';
import { useSite } from '../../app/site-facts.ts';
import classes from './ServiceSummary.module.css';

type Props = {
  labels: Copy<'service'>['summary'];
  service: Pick<Service, 'title' | 'features' | 'serviceDetails'>;
};

/** The key facts of a service, designed like a ticket. */
export function ServiceSummary({ labels, service: { title, features, serviceDetails } }: Props) {
  const { brand } = useSite();
  const rows = [
    { label: labels.title, value: title },
    { label: labels.features, value: counted(features.length, 'feature') },
    ...(serviceDetails.length > 0 ? [{ label: labels.steps, value: counted(serviceDetails.length, 'step') }] : []),
    { label: labels.reply, value: `Within ${replyWithinHours} hours` },
    { label: labels.city, value: brand.address.city },
  ].filter(({ label }) => label);
  return (
    <dl className={classes.summary}>
      {rows.map(({ label, value }) => (
        <div key={label} className={classes.row}>
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
