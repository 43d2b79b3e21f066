import { expect, test } from 'vitest';
import { containsAddress } from './compose-mail.ts';

test.each([
  'https://prize',
  'Look at prize.example/win',
  'PRIZE.EXAMPLE',
  'www.prize',
  'me@prize',
  't.me/prize',
  'приз.рф',
  'xn--h1adh.xn--p1ai',
  'prize．example',
  'prize。example',
  'prize.\u200bexample',
  'http://192.0.2.7',
  '192.0.2.7/win',
  '//prize',
  'https://[2001:db8::7]',
  'https://\u{1f3c6}.ws',
])('%s contains an address', (text) => {
  expect(containsAddress(text)).toBe(true);
});

test.each([
  'Asha Rao',
  'Dr. Asha Rao',
  'J. P. Morgan',
  'We need a shop. Can you call us at 10.30 AM?',
  'Budget: 2.5 lakh, e. g. for 3 months; +91 98100 12345',
  'Design/print and/or web...',
  '10:30 AM',
])('%s contains no address', (text) => {
  expect(containsAddress(text)).toBe(false);
});
