import { paths } from '@site/schema/paths';
import { brand } from '@site/schema/site';
import { PageLink } from '../../PageLink.tsx';

/** The agency as a sentence of a contract names it. */
export const agencyAddress = `${brand.address.street}, ${brand.address.city} ${brand.address.postalCode}, India`;

export function MailLink() {
  return <a href={`mailto:${brand.email}`}>{brand.email}</a>;
}

export function ContactLines() {
  return (
    <p>
      {brand.name}, {agencyAddress}. Phone <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>, email{' '}
      <MailLink />, or the form on the <PageLink to={paths.contact}>contact page</PageLink>.
    </p>
  );
}
