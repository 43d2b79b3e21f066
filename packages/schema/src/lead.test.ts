import { expect, test } from 'vitest';
import { leadStatus } from './lead.ts';
import { refusal } from './testing/samples.ts';

test('the status of a lead is true or false, and refuses to be left out', () => {
  for (const contacted of [true, false]) expect(leadStatus.parse({ contacted, id: 5 })).toEqual({ contacted });
  for (const contacted of [undefined, null, 'true', 1, 0])
    expect(refusal(leadStatus, { contacted })).toBe('contacted: Contacted must be true or false');
});
