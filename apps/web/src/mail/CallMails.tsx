import type { CallMail, MailSite } from '@site/api/public-types';
import { phoneLink } from '@site/schema/contact-link';
import { absolute, paths } from '@site/schema/paths';
import { replaceNames } from '@site/schema/replace-names';
import type { ReactNode } from 'react';
import { formatAppointment, formatWeekday, zoneInWords } from './dates.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailText } from './MailText.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Details, Greeting, Message, Paragraph, SecondAction } from './parts.tsx';

/*
 * The mails that inform the visitor about a booked call.
 */

type Call = CallMail['call'];

/** The keys of their texts. Each has a subject and a heading. */
type CallTexts = 'invitation' | 'confirmed' | 'rescheduled' | 'cancelled' | 'reminder';

/** The placeholders about a call in the texts of mails. */
const namesOfCall = (call: Call, site: MailSite) => ({
  visitor: call.name,
  when: formatAppointment(site, call),
  callZone: zoneInWords(site, call.startsAt),
});

export const callSubject =
  (name: CallTexts) =>
  ({ call }: CallMail, site: MailSite): string =>
    replaceNames(site.texts[name].subject, namesOfCall(call, site));

/** Confirms a booked call, with a calendar invitation. */
export function InvitationMail({ data: { call, bookingUrl, isOfficeDay }, site }: MailProps<'invitation'>) {
  const { invitation, call: shared } = site.texts;
  return (
    <CallFrame call={call} site={site} name="invitation">
      <CallText
        call={call}
        site={site}
        text={`${invitation.text} ${isOfficeDay ? invitation.next : shared.closedDay}`}
      />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      {call.message && <Paragraph>{invitation.quote}</Paragraph>}
      <Message text={call.message} />
      <CallText call={call} site={site} text={invitation.change} />
      <SecondAction label={shared.change} href={bookingUrl} />
      <CallText call={call} site={site} text={invitation.isPrivate} />
    </CallFrame>
  );
}

/** Informs the visitor that the agency has confirmed the call. */
export function ConfirmedMail({ data: { call, bookingUrl }, site }: MailProps<'confirmed'>) {
  const { confirmed, call: shared } = site.texts;
  return (
    <CallFrame call={call} site={site} name="confirmed">
      <CallText call={call} site={site} text={confirmed.text} />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      <SecondAction label={shared.change} href={bookingUrl} />
    </CallFrame>
  );
}

/** Informs the visitor about the new time of a call, with a calendar update. */
export function RescheduledMail({ data: { call, bookingUrl, isOfficeDay }, site }: MailProps<'rescheduled'>) {
  const { rescheduled, call: shared } = site.texts;
  return (
    <CallFrame call={call} site={site} name="rescheduled">
      <CallText
        call={call}
        site={site}
        text={isOfficeDay ? rescheduled.text : `${rescheduled.text} ${shared.closedDay}`}
      />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      <SecondAction label={shared.change} href={bookingUrl} />
    </CallFrame>
  );
}

/** Informs the visitor that a call is cancelled, with a calendar update that removes it. */
export function CancelledMail({ data: { call }, site }: MailProps<'cancelled'>) {
  const { text, again, button } = site.texts.cancelled;
  return (
    <CallFrame call={call} site={site} name="cancelled">
      <CallText call={call} site={site} text={text} />
      {site.canBookAgain && (
        <>
          <CallText call={call} site={site} text={again} />
          <Action label={button} href={absolute(site.publicUrl, paths.scheduleCall)} />
        </>
      )}
    </CallFrame>
  );
}

export function ReminderMail({ data: { call, bookingUrl }, site }: MailProps<'reminder'>) {
  const { reminder, call: shared } = site.texts;
  return (
    <CallFrame call={call} site={site} name="reminder">
      <CallText call={call} site={site} text={reminder.text} />
      <CallDetails call={call} site={site} />
      <Action label={shared.calendar} href={`${bookingUrl}.ics`} />
      <CallText call={call} site={site} text={reminder.change} />
      <SecondAction label={shared.change} href={bookingUrl} />
    </CallFrame>
  );
}

type Props = { call: Call; site: MailSite };

function CallFrame({ call, site, name, children }: Props & { name: CallTexts; children: ReactNode }) {
  return (
    <MailFrame site={site} heading={site.texts[name].heading} reason={site.texts.call.reason}>
      <Greeting name={call.name} site={site} />
      {children}
    </MailFrame>
  );
}

const CallText = ({ call, site, text }: Props & { text: string }) => (
  <MailText text={text} site={site} names={namesOfCall(call, site)} />
);

/** Day, time and zone of a call, and the numbers of both sides. */
function CallDetails({ call, site }: Props) {
  const { phone } = site.brand;
  return (
    <Details
      of={[
        ['Day', formatWeekday(site, call.preferredDate)],
        ['Time', `${call.preferredTime}, ${zoneInWords(site, call.startsAt)}`],
        [site.texts.call.number, call.phone],
        ...(phone ? [['Our phone', phone, phoneLink(phone)] as const] : []),
      ]}
    />
  );
}
