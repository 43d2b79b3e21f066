import type { Brand } from '@site/schema/brand';
import type { Call } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import { absolute, paths } from '@site/schema/paths';
import { TIME_ZONE } from '@site/schema/site';

/*
 * Writes the mails that inform the administrator about leads.
 */

type Site = { brand: Brand; publicUrl: string };

export type LeadMail = { subject: string; text: string; replyTo: string };

export function contactMail(lead: Contact, { brand, publicUrl }: Site): LeadMail {
  const about = lead.service ? ` about ${lead.service}` : '';
  return {
    subject: oneLine(`New enquiry${about} from ${lead.name}`),
    replyTo: lead.email,
    text: formatText({
      details: [`${lead.name} <${lead.email}> wrote${about}:`],
      message: lead.message,
      footer: [
        `All contacts: ${absolute(publicUrl, `${paths.admin}/contacts`)}`,
        `Sent by the website of ${brand.name}.`,
      ],
    }),
  };
}

export function callMail(lead: Call, { brand, publicUrl }: Site): LeadMail {
  return {
    subject: oneLine(`Call requested for ${dayInIndia(lead.preferredDate)}, ${lead.preferredTime} by ${lead.name}`),
    replyTo: lead.email,
    text: formatText({
      details: [
        `Name: ${lead.name}`,
        `Phone: ${lead.phone}`,
        `Email: ${lead.email}`,
        ...(lead.company ? [`Company: ${lead.company}`] : []),
        `When: ${dayInIndia(lead.preferredDate)}, ${lead.preferredTime} (India)`,
      ],
      message: lead.message,
      footer: [`All calls: ${absolute(publicUrl, `${paths.admin}/calls`)}`, `Sent by the website of ${brand.name}.`],
    }),
  };
}

// Visitors choose the day of a call in the time zone of India.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: TIME_ZONE });

function dayInIndia(instant: Date): string {
  return dayFormat.format(instant);
}

type MailText = { details: string[]; message: string | null; footer: string[] };

/** Only the message may have several lines: a line break in a name could imitate another detail. */
function formatText({ details, message, footer }: MailText): string {
  const parts = [details.map(oneLine).join('\n'), message, footer.map(oneLine).join('\n')];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
