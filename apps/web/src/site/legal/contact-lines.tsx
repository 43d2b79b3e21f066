import type { Brand } from '@site/schema/brand';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { paths } from '@site/schema/paths';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { countryName } from '../country.ts';

const addressLine = ({ address: { street, city, postalCode, country } }: Brand) =>
  `${street}, ${city} ${postalCode}, ${countryName(country)}`;

export function AgencyName() {
  return useSite().brand.name;
}

export function AgencyAddress() {
  return addressLine(useSite().brand);
}

export function AgencyCity() {
  return useSite().brand.address.city;
}

export function MailLink() {
  const { email } = useSite().brand;
  return <a href={mailLink(email)}>{email}</a>;
}

export function ContactLines() {
  const { brand } = useSite();
  return (
    <p>
      {brand.name}, {addressLine(brand)}. Phone <a href={phoneLink(brand.phone)}>{brand.phone}</a>, email <MailLink />,
      or the form on the <PageLink to={paths.contact}>contact page</PageLink>.
    </p>
  );
}
