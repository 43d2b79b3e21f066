import { describe, expect, test } from 'vitest';
import { caseStudy, caseStudyInput, caseStudyPatch } from './case-study.ts';
import { galleryInput } from './gallery.ts';
import { project, projectInput } from './project.ts';
import { firstIssue } from './testing/samples.ts';

const image = `/media/${'0'.repeat(24)}-1600x900-aabbcc/tea.jpg`;

test('keeps up to 20 pictures in their order, also one twice, and defaults to none', () => {
  const pictures = Array.from({ length: 20 }, (_, index) => ({ image, caption: `No. ${index}` }));
  expect(galleryInput.parse(pictures)).toEqual(pictures);
  expect(galleryInput.parse(undefined)).toEqual([]);
});

test('a caption is optional, and is trimmed', () => {
  const parsed = galleryInput.parse([{ image }, { image, caption: '' }, { image, caption: ' The hall, 2024 ' }]);
  expect(parsed.map(({ caption }) => caption)).toEqual(['', '', 'The hall, 2024']);
});

test.each([
  { title: 'more than 20 pictures', value: Array(21).fill({ image }), issue: ': Too many gallery images' },
  { title: 'a value that is no list', value: {}, issue: ': Gallery must be a list' },
  {
    title: 'an address without a caption',
    value: [image],
    issue: '0: A picture of a gallery is an object with image and caption',
  },
  { title: 'an invalid address', value: [{ image: 'javascript:1' }], issue: '0.image: Invalid image URL' },
  { title: 'a missing address', value: [{ image }, {}], issue: '1.image: Invalid image URL' },
  {
    title: 'a picture that was not uploaded',
    value: [{ image: 'https://example.com/a.jpg' }],
    issue: '0.image: Pictures of a gallery must be in the media library',
  },
  { title: 'a caption that is no text', value: [{ image, caption: 5 }], issue: '0.caption: Caption must be text' },
  {
    title: 'a long caption',
    value: [{ image, caption: 'a'.repeat(201) }],
    issue: '0.caption: Caption must be at most 200 characters',
  },
  {
    title: 'a caption of two lines',
    value: [{ image, caption: 'a\nb' }],
    issue: '0.caption: Caption must be a single line',
  },
])('rejects $title', ({ value, issue }) => {
  expect(firstIssue(galleryInput, value)).toBe(issue);
});

describe.each([
  { name: 'a project', input: projectInput, record: project },
  { name: 'a case study', input: caseStudyInput, record: caseStudy },
])('$name', ({ input, record }) => {
  test('may be sent without a gallery, and is answered without one', () => {
    expect(input.shape.gallery.parse(undefined)).toEqual([]);
    expect(record.shape.gallery.safeParse(undefined).success).toBe(true);
  });
});

test('a patch without a gallery leaves it unchanged', () => {
  expect(caseStudyPatch.parse({ featured: true })).toEqual({ featured: true });
});
