import {
  absent,
  emailRule,
  optionalTextRule,
  type RejectedValue,
  testRules,
  textOfLength,
  textRule,
} from '../../../testing/rules.ts';

const name = textRule(2, 100, 'Name must be at least 2 characters', 'Name too long');
const time = textRule(1, 20, 'Please select a preferred time', 'Invalid time format');
const badPhone = 'Invalid phone number format';
const noDate = 'Please select a preferred date';

testRules(
  'call',
  'a call request',
  {
    name: {
      rejected: [...name.rejected, ['Ravi\nKumar', 'Name must be a single line']],
      accepted: name.accepted ?? [],
    },
    phone: {
      rejected: [
        absent,
        null,
        9_810_012_345,
        '',
        '123456789',
        '1234567890123456',
        '+1234567890123456',
        '12345+67890',
        '++1234567890',
        '98100.12345',
        '98100 1234x',
        '98100\n12345',
        '          ',
        '(((())))--1',
        '123456    ',
      ].map((value) => [value, badPhone]),
      accepted: ['1234567890', '123456789012345', '+1234567890', '+123456789012345', '(011) 555-0123', '1234567   '],
    },
    email: emailRule(),
    company: optionalTextRule('Company', 200, 'Company name too long'),
    message: optionalTextRule('Message', 1000, 'Message too long'),
    preferredDate: {
      rejected: [
        absent,
        null,
        '',
        'tomorrow',
        '10/06/2025',
        '2025-6-1',
        '2025-02-30',
        '2025-06-31',
        '2025-06-10T10:00',
        '1899-12-31',
        '10000-01-01',
        '+010000-01-01T00:00:00Z',
        1e20,
        true,
        [],
        {},
      ].map((value) => [value, noDate]),
      accepted: ['2025-06-10T04:30:00.000Z'],
      normalized: [
        ['1900-01-01', '1900-01-01T00:00:00.000Z'],
        ['2024-02-29', '2024-02-29T00:00:00.000Z'],
        ['9999-12-31', '9999-12-31T00:00:00.000Z'],
      ],
    },
    preferredTime: {
      rejected: [...time.rejected, ['10:30\nAM', 'Preferred time must be a single line'] satisfies RejectedValue],
      accepted: ['9:00 AM', '5:30 PM', textOfLength(20)],
    },
  },
  '/api/call-schedules',
);
