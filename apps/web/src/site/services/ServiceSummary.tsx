import type { Service } from '@site/schema/service';
import { replyWithinHours } from '@site/schema/site';
import { useSite } from '../../app/site-facts.ts';
import classes from './ServiceSummary.module.css';

type Props = { service: Pick<Service, 'title' | 'features' | 'serviceDetails'> };

/** The key facts of a service, designed like a ticket. */
export function ServiceSummary({ service: { title, features, serviceDetails } }: Props) {
  const { brand } = useSite();
  const rows = [
    { label: 'Destination', value: title },
    { label: 'Included', value: counted(features.length, 'feature') },
    ...(serviceDetails.length > 0 ? [{ label: 'Stops', value: counted(serviceDetails.length, 'step') }] : []),
    { label: 'Reply', value: `Within ${replyWithinHours} hours` },
    { label: 'Platform', value: brand.address.city },
  ];
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
