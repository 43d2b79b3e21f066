import type { CallMail, MailSite } from '@site/api/public-types';
import { replaceNames } from '@site/schema/replace-names';
import { CallDetails } from './CallDetails.tsx';
import { namesOfCall } from './call-names.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailText } from './MailText.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, Message, Paragraph, SecondAction } from './parts.tsx';

/*
 * Confirms a booked call to the visitor, with a calendar invitation.
 */

export function invitationSubject({ call }: CallMail, site: MailSite): string {
  return replaceNames(site.texts.invitation.subject, namesOfCall(call, site));
}

export function InvitationMail({ data: { call, bookingUrl, isOfficeDay }, site }: MailProps<'invitation'>) {
  const { invitation, call: shared } = site.texts;
  const names = namesOfCall(call, site);
  const text = `${invitation.text} ${isOfficeDay ? invitation.next : shared.closedDay}`;
  return (
    <MailFrame site={site} heading={invitation.heading} reason={shared.reason}>
      <Greeting name={call.name} site={site} />
      <MailText text={text} site={site} names={names} />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      {call.message && <Paragraph>{invitation.quote}</Paragraph>}
      <Message text={call.message} />
      <MailText text={invitation.change} site={site} names={names} />
      <SecondAction label={shared.change} href={bookingUrl} />
      <MailText text={invitation.isPrivate} site={site} names={names} />
    </MailFrame>
  );
}
