import { expect, test } from 'vitest';
import { describeMailError } from './describe-mail-error.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server cannot be reached (connect ECONNREFUSED 127.0.0.1:25)'],
  ['Invalid login: 535 wrong', 'The mail server refuses the user name or the password (Invalid login: 535 wrong)'],
  ['550 no such mailbox', '550 no such mailbox'],
])('describes %s', (error, text) => {
  expect(describeMailError(error)).toBe(text);
});
