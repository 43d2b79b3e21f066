import { describe, expect, test } from 'vitest';
import { caseStudy, caseStudyInput, caseStudyPatch } from './case-study.ts';
import { project, projectInput } from './project.ts';
import { stepsInput } from './steps.ts';
import { firstIssue } from './testing/samples.ts';

test('keeps up to ten steps in their order, trimmed, and defaults to none', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ label: `Screen ${index}`, value: `${index} s` }));
  expect(stepsInput.parse(ten)).toEqual(ten);
  expect(stepsInput.parse(undefined)).toEqual([]);
  expect(stepsInput.parse([{ label: ' Basket ' }])).toEqual([{ label: 'Basket', value: '' }]);
  const longest = { label: 'a'.repeat(60), value: 'b'.repeat(40) };
  expect(stepsInput.parse([longest])).toEqual([longest]);
});

test.each([
  { title: 'more than ten steps', value: Array(11).fill({ label: 'Basket' }), issue: ': At most 10 steps' },
  { title: 'a value that is no list', value: 'Basket', issue: ': Steps must be a list' },
  { title: 'a step that is a text', value: ['Basket'], issue: '0: A step is an object with label and value' },
  { title: 'a missing label', value: [{ label: 'Basket' }, { value: '6 s' }], issue: '1.label: Label is required' },
  { title: 'an empty label', value: [{ label: ' ' }], issue: '0.label: Label is required' },
  {
    title: 'a long label',
    value: [{ label: 'a'.repeat(61) }],
    issue: '0.label: Label must be at most 60 characters',
  },
  {
    title: 'a long value',
    value: [{ label: 'Basket', value: 'a'.repeat(41) }],
    issue: '0.value: Value must be at most 40 characters',
  },
  { title: 'a number', value: [{ label: 'Basket', value: 6 }], issue: '0.value: Value must be text' },
  {
    title: 'a value of two lines',
    value: [{ label: 'Basket', value: '6\ns' }],
    issue: '0.value: Value must be a single line',
  },
])('refuses $title', ({ value, issue }) => {
  expect(firstIssue(stepsInput, value)).toBe(issue);
});

describe.each(['before', 'after'] as const)('%s', (field) => {
  test('the list is empty by default, and records without steps do not have it', () => {
    for (const input of [projectInput, caseStudyInput]) expect(input.shape[field].parse(undefined)).toEqual([]);
    for (const record of [project, caseStudy]) expect(record.shape[field].parse(undefined)).toBeUndefined();
    expect(caseStudyPatch.parse({ title: 'A title' })).not.toHaveProperty(field);
  });
});
