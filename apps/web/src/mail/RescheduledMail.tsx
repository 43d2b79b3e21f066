import type { CallMail, MailSite } from '@site/api/public-types';
import { replaceNames } from '@site/schema/replace-names';
import { CallDetails } from './CallDetails.tsx';
import { namesOfCall } from './call-names.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailText } from './MailText.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, SecondAction } from './parts.tsx';

/*
 * Informs the visitor about the new time of a call, with a calendar update.
 */

export function rescheduledSubject({ call }: CallMail, site: MailSite): string {
  return replaceNames(site.texts.rescheduled.subject, namesOfCall(call, site));
}

export function RescheduledMail({ data: { call, bookingUrl, isOfficeDay }, site }: MailProps<'rescheduled'>) {
  const { rescheduled, call: shared } = site.texts;
  const text = isOfficeDay ? rescheduled.text : `${rescheduled.text} ${shared.closedDay}`;
  return (
    <MailFrame site={site} heading={rescheduled.heading} reason={shared.reason}>
      <Greeting name={call.name} site={site} />
      <MailText text={text} site={site} names={namesOfCall(call, site)} />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      <SecondAction label={shared.change} href={bookingUrl} />
    </MailFrame>
  );
}
