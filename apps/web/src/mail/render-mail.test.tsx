import type { MailData, MailSite } from '@site/api/public-types';
import { brandDefaults } from '@site/schema/brand-defaults';
import { blankCopy } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { mailTemplates } from '@site/schema/lead';
import { mailFactsAt } from '@site/schema/mail-copy';
import { describe, expect, test } from 'vitest';
import { renderMail } from './render-mail.tsx';
import { call, callMail, contact, data, receivedAt, site, texts } from './testing/mail-data.ts';

const notice = (about: MailData['notice']) => renderMail('notice', about, site);

describe('the notice', () => {
  test('about a contact contains its text', () => {
    const { subject, text, html } = notice({ kind: 'contact', lead: contact });
    expect(subject).toBe('New enquiry from Jürgen ₹');
    expect(html).toContain(`<title>${subject}</title>`);
    expect(text).toContain(`Jürgen ₹ <ravi@example.com> wrote:\n\n${contact.message}\n`);
    expect(text).toContain('Open this contact: https://agency.example/admin/contacts?lead=7\n');
    expect(text).toContain('\nSent by the website of Ascent Digital.\n');
  });

  test('about an enquiry names the service', () => {
    const { subject, text } = notice({ kind: 'contact', lead: { ...contact, service: 'SEO Optimization' } });
    expect(subject).toBe('New enquiry about SEO Optimization from Jürgen ₹');
    expect(text).toContain('wrote about SEO Optimization:\n');
  });

  test('about a call contains every field', () => {
    const { subject, text, html } = notice({ kind: 'call', lead: call });
    expect(html).toContain('href="tel:+919810012345"');
    expect(html).toContain('href="mailto:ravi@example.com"');
    expect(subject).toBe('Call requested for Tuesday, June 10, 2025, 10:30 AM by Ravi Kumar');
    const lines = [
      'Name: Ravi Kumar',
      'Phone: +91 98100 12345',
      'Email: ravi@example.com',
      "Company: Kumar & Sons' shop",
      'When: Tuesday, June 10, 2025, 10:30 AM (India)',
    ];
    expect(text).toContain(
      `${lines.join('\n')}\n\nAbout a shop.\n\nOpen this call: https://agency.example/admin/calls?lead=7\n`,
    );
  });

  test('states how the visitor changed a call', () => {
    const when = 'Tuesday, June 10, 2025, 10:30 AM by Ravi Kumar';
    const rescheduled = notice({ kind: 'call', lead: call, change: 'rescheduled' });
    expect(rescheduled.subject).toBe(`Call moved to ${when}`);
    expect(rescheduled.html).toContain('A visitor has moved a call');
    const from = { preferredDate: new Date('2025-06-09T00:00:00.000Z'), preferredTime: '4:00 PM' };
    expect(notice({ kind: 'call', lead: call, change: 'rescheduled', from }).text).toMatch(
      /^Moved from Monday, June 9, 2025, 4:00 PM to Tuesday, June 10, 2025, 10:30 AM \(India\)\.\n\nName: /,
    );
    const cancelled = notice({ kind: 'call', lead: call, change: 'cancelled' });
    expect(cancelled.subject).toBe(`Call cancelled: ${when}`);
    expect(cancelled.html).toContain('A visitor has cancelled a call');
  });

  test.each([
    ['2025-06-02T00:00:00Z', 'Monday, June 2, 2025'],
    ['2025-06-01T20:00:00Z', 'Monday, June 2, 2025'],
    ['2025-06-01T18:29:59Z', 'Sunday, June 1, 2025'],
    ['2025-06-01T18:30:00Z', 'Monday, June 2, 2025'],
    ['2025-06-02T23:00:00-08:00', 'Tuesday, June 3, 2025'],
    ['2025-12-31T19:00:00Z', 'Thursday, January 1, 2026'],
  ])('states the day that %s has in India', (preferredDate, day) => {
    const lead = { ...call, company: null, message: null, preferredDate: new Date(preferredDate) };
    const { subject, text } = notice({ kind: 'call', lead });
    expect(subject).toBe(`Call requested for ${day}, 10:30 AM by Ravi Kumar`);
    expect(text).toContain(`When: ${day}, 10:30 AM (India)\n`);
    expect(text).not.toMatch(/Company|null|undefined/);
  });
});

test('the confirmation repeats the message and states the deadline of the reply', () => {
  const { subject, text } = renderMail('confirmation', data.confirmation, site);
  expect(subject).toBe('Ascent Digital has received your message');
  expect(text).toContain('within 24 hours, not counting the days on which we are closed');
  expect(text).toContain('by Tuesday, June 3, 2025, 6 PM (India).');
  expect(text).toContain(
    'open Monday to Friday, 09:00 to 18:00 India time. If it is urgent, call +91 11 5550 0123 or ',
  );
  expect(text).toContain(`\n\n${contact.message}\n\n`);
  const late = renderMail('confirmation', { lead: { ...contact, service: 'SEO' }, replyBy: null }, site);
  expect(late.subject).toBe('Ascent Digital has received your enquiry about SEO');
  expect(late.text).toContain('on which we are closed.\n');
});

test('mails without the name and the text of the visitor contain neither a name nor a quote', () => {
  const lead = { ...contact, name: '', message: '' };
  const confirmation = renderMail('confirmation', { lead, replyBy: null }, site).text;
  expect(confirmation).toContain('Hello,\n');
  expect(confirmation).not.toContain('Your message:');
  const shown = { ...callMail, call: { ...call, name: '', message: null } };
  const invitation = renderMail('invitation', shown, site).text;
  expect(invitation).toContain('Hello,\n');
  expect(invitation).not.toContain('Your message:');
});

test.each(['invitation', 'confirmed', 'rescheduled'] as const)(
  'the %s names day, time, zone, phones and link',
  (name) => {
    const { subject, text, html } = renderMail(name, callMail, site);
    expect(subject).toContain('Tuesday, June 10, 2025, 10:30 AM (India)');
    expect(text).toContain(
      'Day: Tuesday, June 10, 2025\nTime: 10:30 AM, India time (UTC+5:30)\nWe call: +91 98100 12345\nOur phone: +91 11 5550 0123\n',
    );
    expect(text).toContain(`Reschedule or cancel: ${callMail.bookingUrl}\n`);
    expect(html).toContain(`href="${callMail.bookingUrl}"`);
  },
);

test.each(['invitation', 'rescheduled'] as const)(
  'the %s says that a call outside the office days is confirmed on the next working day',
  (name) => {
    const { text } = renderMail(name, { ...callMail, isOfficeDay: false }, site);
    expect(text).toContain('on the next working day');
    expect(renderMail(name, callMail, site).text).not.toContain('on the next working day');
  },
);

test('the mail about a cancelled call has no private link', () => {
  const { subject, text, html } = renderMail('cancelled', callMail, site);
  expect(subject).toBe('Cancelled: your call with Ascent Digital, Tuesday, June 10, 2025, 10:30 AM (India)');
  expect(text).toContain('Book another call: https://agency.example/schedule-call\n');
  expect(text + html).not.toContain('/booking/');
});

test('a reply has the subject and text of the administrator above a quote of the message', () => {
  const { subject, text } = renderMail('reply', data.reply, site);
  expect(subject).toBe('Your shop');
  expect(text).toMatch(
    /^Hello,\n\nwe can start in July\.\n\nOn Monday, June 2, 2025, 11:30 AM \(India\), Jürgen ₹ wrote:/,
  );
  expect(text).toContain('\n> Zwei Zeilen:\n> ä ö ü 💥 & <b>"mehr"</b>\n');
});

test.each(['confirmation', 'invitation', 'confirmed', 'rescheduled', 'cancelled', 'reply'] as const)(
  'no time breaks between number and AM or PM in the HTML of the mail "%s"',
  (name) => {
    const { html } = renderMail(name, data[name], site);
    expect(html).toMatch(/\d(:30)?&nbsp;[AP]M/);
    expect(html).not.toMatch(/\d [AP]M/);
  },
);

test('a line break in a field cannot forge another line of a mail', () => {
  const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'];
  const forged = breaks.map((end) => `${end}Phone: 999`).join('');
  const name = `Eve${forged}`;
  const message = 'First.\nSecond.';
  const eve = { ...contact, name, message, service: `SEO${forged}` };
  const mails = [
    notice({ kind: 'contact', lead: eve }),
    notice({ kind: 'call', lead: { ...call, name, company: `Acme${forged}`, message } }),
    renderMail('confirmation', { lead: eve, replyBy: null }, site),
    renderMail('invitation', { ...callMail, call: { ...call, name, message } }, site),
  ];
  for (const { subject, text } of mails) {
    expect(subject).not.toMatch(/[\p{Zl}\p{Zp}\p{Cc}]/u);
    expect(text.split(/[\p{Zl}\p{Zp}\p{Cc}]/u).filter((line) => line.startsWith('Phone: 999'))).toEqual([]);
    expect(text).toContain(`\n\n${message}\n\n`);
  }
});

test.each(mailTemplates)(
  'the HTML of the mail "%s" has the brand, escapes what visitors write and loads nothing',
  (name) => {
    const brand = { ...brandDefaults, name: 'Zenith <Studio>' };
    const { html, text } = renderMail(name, data[name], { ...site, brand });
    expect(html).toMatch(/^<!doctype html><html lang="en-IN">/);
    expect(html).toContain('Zenith &lt;Studio&gt;');
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/<(img|script|link|iframe|form|object)\b|\bsrc=|url\(|@import|javascript:/i);
    expect(text).toContain('Zenith <Studio>');
    expect(text).not.toMatch(/&(amp|lt|gt|quot|#x27);|<\/?(p|td|a|div)\b/);
  },
);

test('the mail about an answer names the version and contains the comment', () => {
  const { subject, text } = renderMail('answer', data.answer, site);
  expect(subject).toBe('Ravi <b> asks for a change to "Plain words"');
  expect(text).toContain('Blog post: Plain words\nVersion: 3\n\nPlease\nname the price.\n');
  expect(text).toContain('https://agency.example/admin/blog?edit=7');
  const approved = renderMail('answer', { ...data.answer, verdict: 'approved', message: null }, site);
  expect(approved.subject).toBe('Ravi <b> approved "Plain words"');
});

test.each([
  ['password', null, 'The password of the admin was changed: Ascent Digital'],
  ['webhook', 'hooks.example.com', 'Another service is notified about leads: Ascent Digital'],
  ['calendar', null, 'The calendar of calls has a new address: Ascent Digital'],
  ['login', '203.0.113.7', 'Login from a new network: Ascent Digital'],
] as const)('the mail about "%s" says when it happened and what to do about it', (event, detail, expected) => {
  const { subject, text } = renderMail('security', { event, at: receivedAt, detail }, site);
  expect(subject).toBe(expected);
  expect(text).toContain('When: Monday, June 2, 2025, 11:30 AM (India)\n');
  if (detail) expect(text).toContain(`: ${detail}\n`);
  expect(text).toContain('If not, change the password in the settings at once');
  expect(text).toContain('https://agency.example/admin/settings#password');
});

test('texts of the settings contain the name of the visitor, link to the agency and may be empty', () => {
  const confirmation = { ...texts.confirmation, urgent: 'Call +91 11 5550 0123.\n\nOr write.', reason: '' };
  const greeting = { named: 'Dear {visitor}', unnamed: 'Dear you' };
  const changed = { ...site, texts: { ...texts, greeting, confirmation } };
  const { html, text } = renderMail('confirmation', data.confirmation, changed);
  expect(text).toContain('Dear Jürgen ₹\n\n');
  expect(text).toContain('Call +91 11 5550 0123.\n\nOr write.\n\n');
  expect(text).toMatch(/https:\/\/agency\.example\n$/);
  expect(html).toMatch(/Call <a [^>]*href="tel:\+911155500123"[^>]*>\+91 11 5550 0123<\/a>\./);
});

test('a mail has the colours of the site in both schemes, and no drawn mark if the site has a logo', () => {
  const colors = { light: { signal: '#00688b' }, dark: { signal: '#ffcc00' } };
  const { html } = renderMail('test', data.test, { ...site, look: { colors } });
  expect(html).toContain('border-top:6px solid #00688b');
  expect(html).toMatch(/prefers-color-scheme: dark.*border-top-color: #ffcc00/s);
  expect(html).not.toMatch(/#c8330b|#ff7a52/);
  expect(html).toContain('border-radius:999px');
  expect(renderMail('test', data.test, { ...site, look: { logo: '/a.png' } }).html).not.toContain('class="signal"');
});

test('replaces every placeholder that a text accepts, also in a confirmation that is sent after the reply was due', () => {
  const { texts } = site;
  const paths = Object.entries(texts).flatMap(([part, fields]) => Object.keys(fields).map((field) => [part, field]));
  for (const [part = '', field = ''] of paths) {
    const text = mailFactsAt(`${part}.${field}`)
      .map((name) => `{${name}}`)
      .join(' ');
    if (!text) continue;
    const own = texts[part as keyof typeof texts];
    const changed = { ...site, texts: { ...texts, [part]: { ...own, [field]: text } } } as MailSite;
    const mails = (['confirmation', 'invitation', 'confirmed', 'rescheduled', 'cancelled'] as const).map((name) =>
      renderMail(name, data[name] as never, changed),
    );
    mails.push(renderMail('confirmation', { ...data.confirmation, replyBy: null }, changed));
    for (const { subject, html } of mails) expect(subject + html).not.toMatch(/\{[a-zA-Z]+\}/);
  }
});

test.each(['invitation', 'confirmed', 'rescheduled', 'cancelled', 'reminder'] as const)(
  'on a site that began empty, the mail "%s" names what was booked as the owner does',
  (template) => {
    const brand = { ...brandDefaults, bookingName: 'visit', phone: '' };
    const shown = { ...site, brand, texts: fillIn(blankCopy('mail'), brand) };
    const { subject, text } = renderMail(template, callMail, shown);
    expect(subject).toMatch(/[yY]our visit with Ascent Digital/);
    expect(text.replace(/https:\S+/g, '')).not.toMatch(/\b(call|ring)\b/i);
  },
);
