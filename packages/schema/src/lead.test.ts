import { expect, test } from 'vitest';
import { leadStatus, submissionDetails } from './lead.ts';
import { firstIssue } from './testing/samples.ts';

test('the status of a lead is required and accepts only true and false', () => {
  for (const contacted of [true, false]) expect(leadStatus.parse({ contacted, id: 5 })).toEqual({ contacted });
  for (const contacted of [undefined, null, 'true', 1, 0])
    expect(firstIssue(leadStatus, { contacted })).toBe('contacted: Contacted must be true or false');
});

test('a landing page is stored, except the address of a private booking', () => {
  const stored = (landingPage: unknown) => submissionDetails.parse({ landingPage }).landingPage;
  expect(stored('/services/seo')).toBe('/services/seo');
  expect(stored('/booking/7.abcdefghijklmnopqrstuv')).toBeNull();
  expect(stored(5)).toBeNull();
});
