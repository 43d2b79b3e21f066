import { caseStudyInput, caseStudyPatch } from '@site/schema/case-study';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { findCaseStudy, insertCaseStudy, listCaseStudies, updateCaseStudy } from './case-study.ts';
import { moveToTrash } from './trash.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));

const study = {
  title: 'Trains that arrive',
  clientName: 'Northern Line',
  industry: 'Transport',
  challenge: 'Nobody knew when.',
  solution: 'A table of times.',
  results: 'Everybody knows.',
  imageUrl: '/art/northern-line.svg',
  duration: '3 months',
};
const input = (change: object = {}) => caseStudyInput.parse({ ...study, ...change });
const patch = (change: object) => caseStudyPatch.parse(change);

test('a stored case study is returned as it was sent', async () => {
  const { db } = await testDatabase();
  const full = input({
    projectUrl: 'https://northern.example',
    budget: '₹4.2 lakh',
    technologies: ['React', 'SQLite'],
    testimonial: '“They arrive.”',
    testimonialAuthor: 'A passenger',
    featured: true,
    coverObject: 'cup',
    before: [{ label: 'Queue', value: '40 min' }],
    after: [{ label: 'Train', value: '' }],
    gallery: [{ image: `/media/${'0'.repeat(24)}-1600x900-aabbcc/tea.jpg`, caption: 'The hall' }],
  });
  const { id } = await insertCaseStudy(db, full, day(1));
  expect(await findCaseStudy(db, id)).toEqual({ ...full, id, createdAt: day(1) });
});

test('lists case studies newest first, and by descending id when they are equally old', async () => {
  const { db } = await testDatabase();
  for (const [title, date] of Object.entries({ third: 1, first: 3, later: 2, latest: 2 })) {
    await insertCaseStudy(db, input({ title }), day(date));
  }
  const { items } = await listCaseStudies(db, {});
  expect(items.map(({ title }) => title)).toEqual(['first', 'latest', 'later', 'third']);
  expect(await listCaseStudies(db, { limit: 2, offset: 1 })).toEqual({ items: items.slice(1, 3), total: 4 });
});

test('a patch changes only the fields it names', async () => {
  const { db } = await testDatabase();
  const stored = await insertCaseStudy(db, input({ budget: '₹4.2 lakh', technologies: ['React'] }), day(1));
  const other = await insertCaseStudy(db, input(), day(2));
  const changed = await updateCaseStudy(db, stored.id, patch({ featured: true, budget: '' }));
  expect(changed).toEqual({ ...stored, featured: true, budget: null });
  expect(await findCaseStudy(db, stored.id)).toEqual(changed);
  expect(await findCaseStudy(db, other.id)).toEqual(other);
});

test('a case study that does not exist cannot be changed, and a deleted one is not found', async () => {
  const { db } = await testDatabase();
  const { id } = await insertCaseStudy(db, input(), day(1));
  expect(await updateCaseStudy(db, id + 1, patch({ featured: true }))).toBeUndefined();
  expect(await moveToTrash(db, 'caseStudy', [id + 1], day(9))).toBe(0);
  expect(await moveToTrash(db, 'caseStudy', [id], day(9))).toBe(1);
  expect(await findCaseStudy(db, id)).toBeUndefined();
});
