import { expect, test } from 'vitest';
import { caseStudy, caseStudyId, caseStudyInput, caseStudyPatch } from './case-study.ts';
import { refusesBadIds, rulesOf } from './testing/rules.ts';
import { nullableFields, refusal } from './testing/samples.ts';

const sent = {
  title: 'A faster depot',
  clientName: 'Harbour Lines',
  industry: 'Logistics',
  challenge: 'Lorries queued for hours.',
  solution: 'A board of live slots.',
  results: 'Half the queue.\nTwice the calm.',
  imageUrl: '/art/depot.svg',
  duration: '3 months',
};
const rules = rulesOf(caseStudyInput, sent);

rules.text('title', { label: 'Title', min: 3, max: 200 });
rules.text('clientName', { label: 'Client name', min: 2, max: 100 });
rules.text('industry', { label: 'Industry', min: 2, max: 100 });
rules.text('challenge', { label: 'Challenge', min: 10, max: 3000 });
rules.text('solution', { label: 'Solution', min: 10, max: 3000 });
rules.text('results', { label: 'Results', min: 10, max: 3000 });
rules.url('imageUrl', 'Invalid image URL', { optional: false });
rules.url('projectUrl', 'Invalid project URL', { optional: true });
rules.text('duration', { label: 'Duration', min: 1, max: 50, tooShort: 'Duration is required' });
rules.optionalText('budget', { label: 'Budget', max: 50 });
rules.list('technologies', {
  item: 'Technology',
  itemMax: 50,
  max: 20,
  tooMany: 'Too many technologies',
  notAList: / must be a list$/,
});
rules.optionalText('testimonial', { label: 'Testimonial', max: 1000 });
rules.optionalText('testimonialAuthor', { label: 'Testimonial author', max: 100 });
rules.flag('featured', 'Featured', false);
refusesBadIds(caseStudyId, 'Invalid case study ID');

test('fills in what a case study leaves out and drops what it does not know', () => {
  expect(caseStudyInput.parse({ ...sent, id: 7, extra: 'x' })).toEqual({
    ...sent,
    projectUrl: null,
    budget: null,
    technologies: [],
    testimonial: null,
    testimonialAuthor: null,
    featured: false,
  });
});

test('keeps the line breaks and the outer spaces of the results', () => {
  rules.keeps('results', ' First line\nSecond line\r\n\n- third ');
});

test('a change of a case study holds the same rules', () => {
  expect(caseStudyPatch.parse({ budget: '', featured: true })).toEqual({ budget: null, featured: true });
  expect(refusal(caseStudyPatch, { projectUrl: 'ftp://x' })).toBe('projectUrl: Invalid project URL');
  expect(refusal(caseStudyPatch, { duration: '' })).toBe('duration: Duration is required');
});

test('a stored case study has the fields of the specification, and may lack only the optional ones', () => {
  const required = 'id title clientName industry challenge solution results imageUrl duration technologies featured';
  const optional = ['projectUrl', 'budget', 'testimonial', 'testimonialAuthor'];
  expect(Object.keys(caseStudy.shape).sort()).toEqual([...required.split(' '), 'createdAt', ...optional].sort());
  expect(nullableFields(caseStudy)).toEqual(optional);
});
