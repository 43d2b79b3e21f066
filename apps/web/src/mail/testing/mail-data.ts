import type { MailData, MailSite } from '@site/api/public-types';
import { brandDefaults } from '@site/schema/brand-defaults';
import { callInput, type StoredCall } from '@site/schema/call';
import { contactInput, type StoredContact } from '@site/schema/contact';
import { defaultCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';

export const texts = fillIn(defaultCopy('mail'), brandDefaults);
export const site: MailSite = { brand: brandDefaults, canBookAgain: true, publicUrl: 'https://agency.example', texts };
export const receivedAt = new Date('2025-06-02T06:00:00.000Z');

const columns = {
  id: 7,
  stage: 'new',
  stageChangedAt: receivedAt,
  replyDueAt: receivedAt,
  repliedAt: null,
  undoneRepliedAt: null,
  spamReason: null,
  landingPage: null,
  referrer: null,
  campaign: null,
  enteredByHand: false,
  followUpOn: null,
  submissionHash: null,
  contacted: false,
  createdAt: receivedAt,
} as const;

export const contact: StoredContact = {
  ...columns,
  ...contactInput.parse({
    name: 'Jürgen ₹',
    email: 'ravi@example.com',
    message: 'Zwei Zeilen:\nä ö ü 💥 & <b>"mehr"</b>',
  }),
  service: null,
};

export const call: StoredCall = {
  ...columns,
  ...callInput.parse({
    name: 'Ravi Kumar',
    phone: '+91 98100 12345',
    email: 'ravi@example.com',
    company: "Kumar & Sons' shop",
    message: 'About a shop.',
    preferredDate: '2025-06-10',
    preferredTime: '10:30 AM',
  }),
  preferredDate: new Date('2025-06-10'),
  startsAt: new Date('2025-06-10T05:00:00.000Z'),
  outcome: null,
  confirmedAt: null,
  sequence: 0,
  phoneKey: '+919810012345',
};

export const callMail = { call, bookingUrl: 'https://agency.example/booking/7.signature', isOfficeDay: true };

export const data: MailData = {
  notice: { kind: 'contact', lead: contact },
  confirmation: { lead: contact, replyBy: new Date('2025-06-03T12:30:00.000Z') },
  invitation: callMail,
  confirmed: callMail,
  rescheduled: callMail,
  cancelled: callMail,
  reminder: callMail,
  agencyReminder: { kind: 'call', lead: call, change: 'reminder' },
  reply: { subject: 'Your shop', text: 'Hello,\n\nwe can start in July.', lead: contact },
  answer: {
    verdict: 'changes',
    name: 'Ravi <b>',
    message: 'Please\nname the price.',
    what: 'Blog post',
    title: 'Plain words',
    versionNumber: 3,
    adminPath: 'blog?edit=7',
  },
  security: { event: 'webhook', at: receivedAt, detail: 'hooks.example.com' },
  test: { recipient: 'leads@agency.example' },
};
