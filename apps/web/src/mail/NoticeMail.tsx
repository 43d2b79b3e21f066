import type { MailData, MailSite } from '@site/api/public-types';
import type { Call } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { absolute, paths } from '@site/schema/paths';
import { zoneOf } from '@site/schema/zone';
import { formatAppointment } from './dates.ts';
import { MailFrame } from './MailFrame.tsx';
import { Action, Details, Message, Paragraph } from './parts.tsx';

/*
 * Notifies the agency about a contact, an enquiry or a call, and about a call that the visitor has changed.
 */

export function noticeSubject(data: MailData['notice'], site: MailSite): string {
  if (data.kind === 'contact') return `New enquiry${aboutService(data.lead)} from ${data.lead.name}`;
  const { lead, change } = data;
  const when = `${formatAppointment(site, lead)} by ${lead.name}`;
  if (change === 'rescheduled') return `Call moved to ${when}`;
  if (change === 'cancelled') return `Call cancelled: ${when}`;
  if (change === 'reminder') return `Reminder: call on ${when}`;
  return `Call requested for ${when}`;
}

export function NoticeMail({ data, site }: { data: MailData['notice']; site: MailSite }) {
  return (
    <MailFrame site={site} heading={headingOf(data)} reason={`Sent by the website of ${site.brand.name}.`}>
      {data.kind === 'contact' ? <AboutContact lead={data.lead} /> : <AboutCall {...data} site={site} />}
      <Message text={data.lead.message} />
      {data.kind === 'contact' ? (
        <Action label="Open this contact" href={adminUrl(site, `contacts?lead=${data.lead.id}`)} />
      ) : (
        <Action label="Open this call" href={adminUrl(site, `calls?lead=${data.lead.id}`)} />
      )}
    </MailFrame>
  );
}

const adminUrl = ({ publicUrl }: MailSite, path: string) => absolute(publicUrl, `${paths.admin}/${path}`);

const aboutService = ({ service }: Contact) => (service ? ` about ${service}` : '');

function headingOf(data: MailData['notice']): string {
  if (data.kind === 'contact') return `New enquiry${aboutService(data.lead)}`;
  if (data.change === 'rescheduled') return 'A visitor has moved a call';
  if (data.change === 'cancelled') return 'A visitor has cancelled a call';
  if (data.change === 'reminder') return 'A call is coming up';
  return 'A call was requested';
}

function AboutContact({ lead }: { lead: Contact }) {
  return <Paragraph>{`${lead.name} <${lead.email}> wrote${aboutService(lead)}:`}</Paragraph>;
}

function AboutCall({ lead, from, site }: Extract<MailData['notice'], { kind: 'call' }> & { site: MailSite }) {
  const when = `${formatAppointment(site, lead)} (${zoneOf(site.brand).place})`;
  return (
    <>
      {from && <Paragraph>{`Moved from ${formatAppointment(site, from)} to ${when}.`}</Paragraph>}
      <CallFacts lead={lead} when={when} />
    </>
  );
}

function CallFacts({ lead, when }: { lead: Call; when: string }) {
  return (
    <Details
      of={[
        ['Name', lead.name],
        ['Phone', lead.phone, phoneLink(lead.phone)],
        ['Email', lead.email, mailLink(lead.email)],
        ['Company', lead.company],
        ['When', when],
      ]}
    />
  );
}
