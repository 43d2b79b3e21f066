import type { Brand } from '@site/schema/brand';
import type { Call } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import { absolute, paths } from '@site/schema/paths';
import { TIME_ZONE } from '@site/schema/site';

/*
 * What the owner is told about a lead.
 */

type Facts = { brand: Brand; publicUrl: string };

export type LeadMail = { subject: string; text: string; replyTo: string };

export function contactMail(lead: Contact, { brand, publicUrl }: Facts): LeadMail {
  const about = lead.service ? ` about ${lead.service}` : '';
  return {
    subject: oneLine(`New enquiry${about} from ${lead.name}`),
    replyTo: lead.email,
    text: letter({
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
    subject: oneLine(`Call requested for ${indianDay(lead.preferredDate)}, ${lead.preferredTime} by ${lead.name}`),
    replyTo: lead.email,
    text: letter({
      facts: [
        `Name: ${lead.name}`,
        `Phone: ${lead.phone}`,
        `Email: ${lead.email}`,
        ...(lead.company ? [`Company: ${lead.company}`] : []),
        `When: ${indianDay(lead.preferredDate)}, ${lead.preferredTime} (India)`,
      ],
      message: lead.message,
      foot: [
        `All call requests: ${absolute(publicUrl, `${paths.admin}/calls`)}`,
        `Sent by the website of ${brand.name}.`,
      ],
    }),
  };
}

// A call is an appointment on a wall clock in India: the day that the instant has there.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: TIME_ZONE });

function indianDay(instant: Date): string {
  return dayFormat.format(instant);
}

type Letter = { facts: string[]; message: string | null; foot: string[] };

/** Only the message may be of several lines: a fact that is could be taken for others. */
function letter({ facts, message, foot }: Letter): string {
  const parts = [facts.map(oneLine).join('\n'), message, foot.map(oneLine).join('\n')];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
