import type { CaseStudyCard } from '@site/schema/case-study';
import { expect, test } from 'vitest';
import { drawCaseStudies } from './case-study-art.ts';

const caseStudy = (id: number, featured: boolean): CaseStudyCard => ({
  ...{ id, featured, title: 'More tea', clientName: 'Tea & Co', industry: 'Food', duration: 'A day' },
  ...{
    challenge: 'x',
    results: 'Orders: from 4 to 9',
    imageUrl: '/art/tea.svg',
    projectUrl: null,
    budget: null,
    serviceId: null,
    technologies: [],
  },
});

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('a featured case study is in the featured and in the complete list, unless it is the only one', () => {
  const several = drawCaseStudies([caseStudy(1, true), caseStudy(2, false)]);
  expect([idsOf(several.featured), idsOf(several.items)]).toEqual([[1], [1, 2]]);
  const single = drawCaseStudies([caseStudy(1, true)]);
  expect([idsOf(single.featured), idsOf(single.items)]).toEqual([[], [1]]);
  expect(single.items[0]?.art.change).toEqual(several.featured[0]?.art.change);
});
