import { mailLink, phoneLink } from '@site/schema/contact-link';
import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import { countryName } from '../country.ts';
import classes from './Office.module.css';

export function Office() {
  const { brand } = useSite();
  const { street, city, region, postalCode, country } = brand.address;
  const { days, opens, closes } = brand.officeHours;
  return (
    <div className={classes.office}>
      <div className={`${classes.card} ${classes.place}`}>
        <h3 className={classes.label}>
          <ServiceIcon icon="map-pin" /> Office address
        </h3>
        <address className={classes.address}>
          {street}
          <br />
          {city} {postalCode}
          <br />
          {region}, {countryName(country)}
        </address>
        <p className={classes.note}>
          {days}, {opens} to {closes}. Call before you come, so that the right person is at the table.
        </p>
      </div>
      <div className={classes.card}>
        <h3 className={classes.label}>
          <ServiceIcon icon="phone" /> Phone
        </h3>
        <a className={classes.value} href={phoneLink(brand.phone)}>
          {brand.phone}
        </a>
        <p className={classes.note}>A person answers, not a menu.</p>
      </div>
      <div className={classes.card}>
        <h3 className={classes.label}>
          <ServiceIcon icon="mail" /> Email
        </h3>
        <a className={classes.value} href={mailLink(brand.email)}>
          {brand.email}
        </a>
        <ActionLink to={paths.contact} look="text" arrow>
          Or use the contact form
        </ActionLink>
      </div>
    </div>
  );
}
