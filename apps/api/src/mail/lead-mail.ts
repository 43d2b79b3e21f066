import type { Brand } from '@site/schema/brand';
import type { Call } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import { absolute, paths } from '@site/schema/paths';
import { TIME_ZONE } from '@site/schema/site';

/*
 * The mails to the owner about leads.
 */

type Facts = { brand: Brand; publicUrl: string };

export type LeadMail = { subject: string; text: string; replyTo: string };

export function contactMail(lead: Contact, { brand, publicUrl }: Facts): LeadMail {
  const about = lead.service ? ` about ${lead.service}` : '';
  return {
    subject: oneLine(`New enquiry${about} from ${lead.name}`),
    replyTo: lead.email,
    text: formatText({
      facts: [`${lead.name} <${lead.email}> wrote${about}:`],
      message: lead.message,
      foot: [
        `All enquiries: ${absolute(publicUrl, `${paths.admin}/contacts`)}`,
        `Sent by the website of ${brand.name}.`,
      ],
    }),
  };
}

export function callMail(lead: Call, { brand, publicUrl }: Facts): LeadMail {
  return {
    subject: oneLine(`Call requested for ${dayInIndia(lead.preferredDate)}, ${lead.preferredTime} by ${lead.name}`),
    replyTo: lead.email,
    text: formatText({
      facts: [
        `Name: ${lead.name}`,
        `Phone: ${lead.phone}`,
        `Email: ${lead.email}`,
        ...(lead.company ? [`Company: ${lead.company}`] : []),
        `When: ${dayInIndia(lead.preferredDate)}, ${lead.preferredTime} (India)`,
      ],
      message: lead.message,
      foot: [
        `All call requests: ${absolute(publicUrl, `${paths.admin}/calls`)}`,
        `Sent by the website of ${brand.name}.`,
      ],
    }),
  };
}

// The day of a call is the one in India.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: TIME_ZONE });

function dayInIndia(instant: Date): string {
  return dayFormat.format(instant);
}

type MailText = { facts: string[]; message: string | null; foot: string[] };

/** Only the message may span lines: in a fact, a line break could imitate another fact. */
function formatText({ facts, message, foot }: MailText): string {
  const parts = [facts.map(oneLine).join('\n'), message, foot.map(oneLine).join('\n')];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
