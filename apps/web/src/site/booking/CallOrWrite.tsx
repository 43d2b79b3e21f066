import { mailLink, phoneLink } from '@site/schema/contact-link';
import { useSite } from '../../app/site-facts.ts';

/** "Call +91 11 5550 0123 or write to hello@ascentdigital.example", or the second half if the agency has no phone. */
export function CallOrWrite() {
  const { phone, email } = useSite().brand;
  return (
    <>
      {phone ? (
        <>
          Call <a href={phoneLink(phone)}>{phone}</a> or write to{' '}
        </>
      ) : (
        'Write to '
      )}
      <a href={mailLink(email)}>{email}</a>
    </>
  );
}
