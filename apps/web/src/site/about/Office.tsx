import { cityLine, countryLine } from '@site/schema/address';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import type { Copy } from '@site/schema/copy-pages';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { ServiceIcon } from '../../ui/icons/ServiceIcon.tsx';
import classes from './Office.module.css';

export function Office({ texts }: { texts: Copy<'about'>['office'] }) {
  const { brand } = useSite();
  const [mailbox, host] = brand.email.split('@');
  return (
    <div className={classes.office}>
      <div className={`${classes.card} ${classes.place}`}>
        <h3 className={classes.label}>
          <ServiceIcon icon="map-pin" /> Office address
        </h3>
        <address className={classes.address}>
          {brand.address.street}
          <br />
          {cityLine(brand.address)}
          <br />
          {countryLine(brand.address)}
        </address>
        {texts.visit && <p className={classes.note}>{texts.visit}</p>}
      </div>
      {brand.phone && (
        <div className={classes.card}>
          <h3 className={classes.label}>
            <ServiceIcon icon="phone" /> Phone
          </h3>
          <a className={classes.value} href={phoneLink(brand.phone)}>
            {brand.phone}
          </a>
          {texts.phone && <p className={classes.note}>{texts.phone}</p>}
        </div>
      )}
      <div className={classes.card}>
        <h3 className={classes.label}>
          <ServiceIcon icon="mail" /> Email
        </h3>
        <a className={classes.value} href={mailLink(brand.email)}>
          {mailbox}
          <wbr />@{host}
        </a>
        <ContactLink look="text" arrow />
      </div>
    </div>
  );
}
