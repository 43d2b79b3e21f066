import { emailRule, type RejectedValue, testRules, textOfLength, textRule } from '../../../testing/rules.ts';

const name = textRule(2, 100, 'Name must be at least 2 characters', 'Name too long');
const message = textRule(10, 5000, 'Message must be at least 10 characters', 'Message too long');
const manyLines = ['Ravi\nKumar', 'Ravi\r\nBcc: all@example.com', 'Ravi\u2028Kumar', 'Ravi\tKumar'];

testRules(
  'contact',
  'an enquiry',
  {
    name: {
      rejected: [
        ...name.rejected,
        [' x ', 'Name must be at least 2 characters'],
        ...manyLines.map((value): RejectedValue => [value, 'Name must be a single line']),
      ],
      accepted: name.accepted ?? [],
      normalized: [
        ['  Ravi Kumar\n', 'Ravi Kumar'],
        [`  ${textOfLength(100)}  `, textOfLength(100)],
      ],
    },
    email: emailRule(),
    message: {
      rejected: [...message.rejected, [`   ${textOfLength(9)}   `, 'Message must be at least 10 characters']],
      accepted: [...(message.accepted ?? []), 'First line\n\nSecond line'],
      normalized: [
        ['\n  A message that is long enough.  \n', 'A message that is long enough.'],
        [`  ${textOfLength(5000)}  `, textOfLength(5000)],
      ],
    },
  },
  '/api/contact-submissions',
);
