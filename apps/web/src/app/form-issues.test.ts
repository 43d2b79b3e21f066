import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { errorsByField, findIssues } from './form-issues.ts';

const project = { title: 'Site', description: 'A site for a client', imageUrl: '/art/a', category: 'Web' };

test('findIssues joins the path of each issue of the schema', () => {
  expect(findIssues(projectInput, { ...project, title: '', technologies: ['React', 'x'.repeat(51)] })).toEqual([
    { path: 'title', message: expect.any(String) },
    { path: 'technologies.1', message: expect.any(String) },
  ]);
  expect(findIssues(projectInput, project)).toEqual([]);
});

test('errorsByField keeps the first message of each field', () => {
  const issues = [
    { path: 'name', message: 'Name too long' },
    { path: 'name', message: 'Name must be a single line' },
    { path: 'tags.1', message: 'Too long' },
  ];
  expect(errorsByField(issues)).toEqual({ name: 'Name too long', 'tags.1': 'Too long' });
  expect(errorsByField(issues, () => 'tags')).toEqual({ tags: 'Name too long' });
});
