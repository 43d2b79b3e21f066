import type { CallMail, MailSite } from '@site/api/public-types';
import { replaceNames } from '@site/schema/replace-names';
import { CallDetails } from './CallDetails.tsx';
import { namesOfCall } from './call-names.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailText } from './MailText.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, SecondAction } from './parts.tsx';

/*
 * Informs the visitor that the agency has confirmed the call.
 */

export function confirmedSubject({ call }: CallMail, site: MailSite): string {
  return replaceNames(site.texts.confirmed.subject, namesOfCall(call, site));
}

export function ConfirmedMail({ data: { call, bookingUrl }, site }: MailProps<'confirmed'>) {
  const { confirmed, call: shared } = site.texts;
  return (
    <MailFrame site={site} heading={confirmed.heading} reason={shared.reason}>
      <Greeting name={call.name} site={site} />
      <MailText text={confirmed.text} site={site} names={namesOfCall(call, site)} />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      <SecondAction label={shared.change} href={bookingUrl} />
    </MailFrame>
  );
}
