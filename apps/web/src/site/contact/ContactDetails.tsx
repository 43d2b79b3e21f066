import { cityLine } from '@site/schema/address';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { useSite } from '../../app/site-facts.ts';
import { useDates } from '../../app/use-dates.ts';
import classes from './ContactDetails.module.css';

export function ContactDetails() {
  const { withZone } = useDates();
  const { brand } = useSite();
  const { days, opens, closes } = brand.officeHours;
  return (
    <dl className={classes.details}>
      <div>
        <dt>Address</dt>
        <dd>
          <address>
            {brand.address.street}
            <br />
            {cityLine(brand.address)}
          </address>
        </dd>
      </div>
      {brand.phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={phoneLink(brand.phone)}>{brand.phone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>Email</dt>
        <dd>
          <a href={mailLink(brand.email)}>{brand.email}</a>
        </dd>
      </div>
      <div>
        <dt>Office hours</dt>
        <dd>
          {days}
          <br />
          <span className={classes.time}>
            {opens} to {withZone(closes)}
          </span>
        </dd>
      </div>
    </dl>
  );
}
