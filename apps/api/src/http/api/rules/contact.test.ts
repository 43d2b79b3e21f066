import { emailRule, letters, type Refused, testRules, textRule } from '../../../testing/rules.ts';

const name = textRule(2, 100, 'Name must be at least 2 characters', 'Name too long');
const message = textRule(10, 5000, 'Message must be at least 10 characters', 'Message too long');
const manyLines = ['Ravi\nKumar', 'Ravi\r\nBcc: all@example.com', 'Ravi\u2028Kumar', 'Ravi\tKumar'];

testRules(
  'contact',
  'an enquiry',
  {
    name: {
      refused: [
        ...name.refused,
        [' x ', 'Name must be at least 2 characters'],
        ...manyLines.map((value): Refused => [value, 'Name must be a single line']),
      ],
      accepted: name.accepted ?? [],
      becomes: [
        ['  Ravi Kumar\n', 'Ravi Kumar'],
        [`  ${letters(100)}  `, letters(100)],
      ],
    },
    email: emailRule(),
    message: {
      refused: [...message.refused, [`   ${letters(9)}   `, 'Message must be at least 10 characters']],
      accepted: [...(message.accepted ?? []), 'First line\n\nSecond line'],
      becomes: [
        ['\n  A message that is long enough.  \n', 'A message that is long enough.'],
        [`  ${letters(5000)}  `, letters(5000)],
      ],
    },
  },
  '/api/contact-submissions',
);
