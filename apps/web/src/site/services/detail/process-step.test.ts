import { expect, test } from 'vitest';
import { splitStep } from './process-step.ts';

test('a step begins with its name when a colon follows within 40 characters', () => {
  expect(splitStep('Audit: We crawl the site.')).toEqual({ title: 'Audit', text: 'We crawl the site.' });
  expect(splitStep(' Fix : titles: all of them')).toEqual({ title: 'Fix', text: 'titles: all of them' });
  const name = 'n'.repeat(40);
  expect(splitStep(`${name}: text`)).toEqual({ title: name, text: 'text' });
  expect(splitStep('सुनना:\nहम सुनते हैं')).toEqual({ title: 'सुनना', text: 'हम सुनते हैं' });
});

test.each([
  'We crawl the site.',
  `${'n'.repeat(41)}: text`,
  'We write it down, with what it leaves out and why: one page',
  'Daily at 10:30: a call',
  'See https://example.com/plan',
  'Audit:',
  'Audit: ',
  ': text',
  ' : text',
])('%j is a text without a name', (step) => {
  expect(splitStep(step)).toEqual({ text: step });
});
