import { expect, test } from 'vitest';
import { caseStudy, caseStudyId, caseStudyInput, caseStudyPatch } from './case-study.ts';
import { rulesOf, testId } from './testing/rules.ts';
import { expectFields, firstIssue } from './testing/samples.ts';

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
rules.url('imageUrl', { label: 'image URL', optional: false });
rules.url('projectUrl', { label: 'project URL', optional: true });
rules.text('duration', { label: 'Duration', min: 1, max: 50, tooShort: 'Duration is required' });
rules.optionalText('budget', { label: 'Budget', max: 50 });
rules.list('technologies', {
  item: 'Technology',
  itemMax: 50,
  max: 20,
});
rules.optionalText('testimonial', { label: 'Testimonial', max: 1000 });
rules.optionalText('testimonialAuthor', { label: 'Testimonial author', max: 100 });
rules.flag('featured', { label: 'Featured', initial: false });
rules.optionalId('serviceId', { message: 'Invalid service ID' });
rules.coverEveryField('gallery', 'coverObject', 'before', 'after');
testId(caseStudyId, 'Invalid case study ID');

test('adds the defaults of missing fields and drops unknown fields', () => {
  const parsed = caseStudyInput.parse({ ...sent, id: 7, extra: 'x' });
  expect(parsed).toMatchObject({
    ...sent,
    projectUrl: null,
    budget: null,
    technologies: [],
    testimonial: null,
    testimonialAuthor: null,
    featured: false,
    serviceId: null,
  });
  for (const field of ['id', 'extra']) expect(parsed).not.toHaveProperty(field);
});

test('keeps line breaks and surrounding spaces in the results', () => {
  rules.keeps('results', ' First line\nSecond line\r\n\n- third ');
});

test('a patch validates each field like the input', () => {
  expect(caseStudyPatch.parse({ budget: '', featured: true })).toEqual({ budget: null, featured: true });
  expect(firstIssue(caseStudyPatch, { projectUrl: 'ftp://x' })).toBe('projectUrl: Invalid project URL');
  expect(firstIssue(caseStudyPatch, { duration: '' })).toBe('duration: Duration is required');
});

test('a stored case study has the fields of the specification and its link; only optional ones are nullable', () => {
  const sentFields = 'title clientName industry challenge solution results imageUrl duration technologies featured';
  expectFields(caseStudy, {
    required: `id createdAt ${sentFields}`,
    optional: 'projectUrl budget testimonial testimonialAuthor serviceId',
  });
});
