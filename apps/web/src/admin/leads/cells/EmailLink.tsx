import { mailLink } from '@site/schema/contact-link';
import { Fragment } from 'react';

/** An email address that breaks at its dots and before the @, so that it fits into a narrow column. */
export function EmailLink({ email }: { email: string }) {
  const parts = email.split(/(?<=\.)|(?=@)/);
  return (
    <a href={mailLink(email)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
