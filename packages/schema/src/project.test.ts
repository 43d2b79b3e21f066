import { expect, test } from 'vitest';
import { project, projectId, projectInput, projectListQuery } from './project.ts';
import { rulesOf, testId } from './testing/rules.ts';
import { expectFields, firstIssue } from './testing/samples.ts';

const sent = {
  title: 'Trains',
  description: 'Every line on one map',
  imageUrl: '/art/trains.svg',
  category: 'Web App',
};
const rules = rulesOf(projectInput, sent);

rules.text('title', { label: 'Title', min: 3, max: 200 });
rules.text('description', { label: 'Description', min: 10, max: 2000 });
rules.url('imageUrl', { label: 'image URL', optional: false });
rules.url('projectUrl', { label: 'project URL', optional: true });
rules.text('category', { label: 'Category', min: 2, max: 50, tooShort: 'Category required' });
rules.list('technologies', {
  item: 'Technology',
  itemMax: 50,
  max: 20,
});
rules.flag('featured', { label: 'Featured', initial: false });
rules.optionalId('caseStudyId', { message: 'Invalid case study ID' });
rules.optionalId('serviceId', { message: 'Invalid service ID' });
rules.coverEveryField('gallery', 'coverObject', 'before', 'after');
testId(projectId, 'Invalid project ID');

test('adds the defaults of missing fields and drops unknown fields', () => {
  const parsed = projectInput.parse({ ...sent, id: 7, createdAt: '2020-01-01', extra: 'x' });
  const links = { caseStudyId: null, serviceId: null };
  expect(parsed).toMatchObject({ ...sent, projectUrl: null, technologies: [], featured: false, ...links });
  for (const field of ['id', 'createdAt', 'extra']) expect(parsed).not.toHaveProperty(field);
});

test('reports the first missing field first', () => {
  expect(firstIssue(projectInput, {})).toBe('title: Title must be at least 3 characters');
});

test('a stored project has the fields of the specification and its links; of these, only the URL and the links are nullable', () => {
  expectFields(project, {
    required: 'id title description imageUrl category technologies featured createdAt',
    optional: 'projectUrl caseStudyId serviceId',
  });
});

test('accepts a category in the query of the project list, with the limits of every list query', () => {
  expect([undefined, {}].map((value) => projectListQuery.parse(value))).toEqual([{}, {}]);
  for (const asked of [{ category: 'Web App', limit: 6, offset: 0 }, { category: 'a'.repeat(50) }])
    expect(projectListQuery.parse({ ...asked, sort: 'title' })).toEqual(asked);
  expect(firstIssue(projectListQuery, { limit: 101 })).toBe('limit: limit must be a whole number from 1 to 100');
  for (const category of ['', ' ', null, 5])
    expect(firstIssue(projectListQuery, { category })).toBe('category: Category is required');
  const overlong = 'category: Category must be at most 50 characters';
  expect(firstIssue(projectListQuery, { category: 'a'.repeat(51) })).toBe(overlong);
});
