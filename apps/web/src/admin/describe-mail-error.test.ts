import { expect, test } from 'vitest';
import { describeMailError } from './describe-mail-error.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server cannot be reached'],
  ['Greeting never received', 'The mail server does not answer'],
  ['self-signed certificate', 'The connection to the mail server is not secure'],
  ['Invalid login: 535 wrong', 'The mail server refuses the user name or the password'],
  ['550 no such mailbox', 'The mail server answered “550 no such mailbox”'],
])('describes %s', (error, text) => {
  expect(describeMailError(error)).toBe(text);
});
