import { brandDefaults } from '@site/schema/brand-defaults';
import { mergeReplyTemplates } from '@site/schema/reply-template';
import { expect, test } from 'vitest';
import { fillTemplate, fits } from './reply-templates.ts';

const facts = { visitor: 'Asha {name} Rao', firstName: 'Asha', request: 'your message', appointment: '' };
const templates = mergeReplyTemplates({});
const named = (id: string) => templates.find((one) => one.id === id) ?? templates[0];

test('fills in the facts of the agency and the person, and no placeholder that a visitor typed', () => {
  const template = named('phone-first');
  if (!template) throw new Error('no template');
  expect(fillTemplate(template, facts, brandDefaults).text.split('\n').slice(0, 2)).toEqual([
    'Hello, this is Ascent Digital. Am I speaking with Asha {name} Rao?',
    'Thank you for your message. Is this a good moment?',
  ]);
});

test('offers templates about an appointment only to those who have one, and no deleted ones', () => {
  const {
    'mail-quote': quote,
    'mail-before-call': before,
    'whatsapp-missed': missed,
  } = Object.fromEntries(mergeReplyTemplates({ 'mail-quote': 'deleted' }).map((one) => [one.id, one]));
  if (!quote || !before || !missed) throw new Error('no template');
  const appointed = { ...facts, appointment: 'June 12, 2025, 9:30 AM IST' };
  expect([quote, before, missed].map((one) => fits(one, facts))).toEqual([false, false, false]);
  expect([quote, before, missed].map((one) => fits(one, appointed))).toEqual([false, true, true]);
  expect(fits({ ...before, needsAppointment: false }, facts)).toBe(false);
});
