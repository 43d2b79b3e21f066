import { bookingDefaults, promisedReplyAt } from '@site/schema/booking';
import type { StoredCall } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import { absolute, paths } from '@site/schema/paths';
import { dayIn, instantOfDay, slotStart } from '@site/schema/schedule';
import { replyWithinHours } from '@site/schema/site';
import { DAY_MS } from '@site/schema/time';
import type { MailData, MailSite } from './mail-types.ts';

/*
 * Sample mails to a fictitious visitor, for the previews in the settings.
 */

export function sampleMails({ brand, publicUrl }: MailSite, now: Date): MailData {
  const { timeZone } = brand;
  const inTwoDays = dayIn(timeZone, new Date(now.getTime() + 2 * DAY_MS));
  const lead: Contact = {
    id: 1,
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    service: 'A first conversation',
    message: 'We have a few questions about what you offer.\n\nWhen would you have time for us?',
    contacted: false,
    createdAt: now,
  };
  const call: StoredCall = {
    ...lead,
    phone: '98100 12345',
    company: 'Rao & Partners',
    message: 'About what you offer, and what it costs.',
    preferredDate: instantOfDay(timeZone, inTwoDays),
    preferredTime: '10:30 AM',
    startsAt: slotStart(timeZone, inTwoDays, '10:30 AM') ?? now,
    outcome: null,
    confirmedAt: null,
    sequence: 0,
    phoneKey: '9810012345',
    stage: 'new',
    stageChangedAt: now,
    replyDueAt: now,
    repliedAt: null,
    undoneRepliedAt: null,
    spamReason: null,
    landingPage: null,
    referrer: null,
    campaign: null,
    enteredByHand: false,
    followUpOn: null,
    submissionHash: null,
  };
  const rules = { ...bookingDefaults, timeZone };
  const aboutCall = { call, bookingUrl: absolute(publicUrl, paths.booking('example')), isOfficeDay: true };
  return {
    notice: { kind: 'contact', lead },
    confirmation: { lead, replyBy: promisedReplyAt(rules, brand.officeHours, now, replyWithinHours) },
    invitation: aboutCall,
    confirmed: aboutCall,
    rescheduled: aboutCall,
    cancelled: aboutCall,
    reminder: aboutCall,
    agencyReminder: { kind: 'call', lead: call, change: 'reminder' },
    reply: {
      subject: 'Your questions',
      text: `Hello Asha,\n\nthank you for writing. Can we speak on Thursday?\n\n${brand.name}`,
      lead,
    },
    answer: {
      verdict: 'changes',
      name: lead.name,
      message: 'Could the second paragraph name the price?',
      what: 'Blog post',
      title: 'What to know before you begin',
      versionNumber: 3,
      adminPath: 'blog',
    },
    security: { event: 'login', at: now, detail: '203.0.113.7' },
    test: { recipient: brand.email },
  };
}
