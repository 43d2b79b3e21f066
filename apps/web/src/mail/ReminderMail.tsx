import type { CallMail, MailSite } from '@site/api/public-types';
import { replaceNames } from '@site/schema/replace-names';
import { CallDetails } from './CallDetails.tsx';
import { namesOfCall } from './call-names.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailText } from './MailText.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, SecondAction } from './parts.tsx';

/*
 * Reminds the visitor of a call.
 */

export function reminderSubject({ call }: CallMail, site: MailSite): string {
  return replaceNames(site.texts.reminder.subject, namesOfCall(call, site));
}

export function ReminderMail({ data: { call, bookingUrl }, site }: MailProps<'reminder'>) {
  const { reminder, call: shared } = site.texts;
  const names = namesOfCall(call, site);
  return (
    <MailFrame site={site} heading={reminder.heading} reason={shared.reason}>
      <Greeting name={call.name} site={site} />
      <MailText text={reminder.text} site={site} names={names} />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      <MailText text={reminder.change} site={site} names={names} />
      <SecondAction label={shared.change} href={bookingUrl} />
    </MailFrame>
  );
}
