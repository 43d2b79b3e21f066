import { caseStudyInput } from '@site/schema/case-study';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { drawPosts } from './blog/post-art.ts';
import { caseStudyArt } from './case-studies/case-study-art.ts';
import { projectArt } from './portfolio/project-art.ts';
import { serviceArt } from './services/detail/service-art.ts';

const stored = { id: 7, createdAt: new Date(0), updatedAt: new Date(0) };
const title = 'A spice shop';
const text = 'Saffron and cardamom, sold by the pound.';

const project = (fields: object) =>
  projectArt({
    ...projectInput.parse({ title, description: text, imageUrl: '/a.jpg', category: 'Mobile', ...fields }),
    ...stored,
  });

const caseStudy = (fields: object) =>
  caseStudyArt({
    ...caseStudyInput.parse({
      title,
      clientName: 'Saffron',
      industry: 'Banking',
      challenge: text,
      solution: text,
      results: text,
      imageUrl: '/a.jpg',
      duration: '2 weeks',
      ...fields,
    }),
    ...stored,
  });

const service = (fields: object) =>
  serviceArt({
    ...serviceInput.parse({
      title,
      description: text,
      icon: 'code',
      features: ['Fast'],
      gradient: 'from-blue-500',
      color: 'text-blue-600',
      href: 'shop',
      family: 'digital-marketing',
      ...fields,
    }),
    ...stored,
  });

const inBrand = { categories: [{ slug: 'brand', name: 'Brand', color: '#3B82F6' }] };

function post(fields: object) {
  const common = { id: 7, title, excerpt: text, tags: ['shop'], ...inBrand };
  return drawPosts([{ ...common, ...fields }])[0]?.art;
}

const kinds = [
  ['project', project, 'phone', { category: 'Pottery' }],
  ['case study', caseStudy, 'card', { industry: 'Pottery' }],
  ['service', service, 'horn', { family: null }],
  ['post', post, 'nib', { categories: [] }],
] as const;

test.each(kinds)(
  'the category of a %s decides what its cover shows, and the owner can choose it',
  (_, art, usual, other) => {
    expect(art({})?.object).toBe(usual);
    expect(art({ coverObject: 'lamp' })?.object).toBe('lamp');
    expect(art(other)?.object).toBe('calendar');
  },
);

test.each(kinds)('the texts and tags of a %s do not change its cover', (_, art) => {
  const words = 'A lab report about trucks, hotels and yarn';
  const texts = { description: words, challenge: words, excerpt: words };
  const edited = { ...texts, title: 'Trek maps', clientName: 'Motors', technologies: ['WhatsApp'], tags: ['tax'] };
  expect(art(edited)).toEqual(art({}));
});

test('a chosen object stands between the values of the result of a case study, which are drawn large without it', () => {
  const results = 'Checkout time fell from 94 s to 31 s.';
  expect(caseStudy({ results })).toMatchObject({ change: { before: '94 s', after: '31 s' }, object: undefined });
  expect(caseStudy({ results, coverObject: 'jar' })).toMatchObject({ change: { after: '31 s' }, object: 'jar' });
});
