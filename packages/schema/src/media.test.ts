import { expect, test } from 'vitest';
import { media, mediaId, mediaInput, mediaPatch, toMediaItem } from './media.ts';
import { rulesOf, testId } from './testing/rules.ts';
import { firstIssue, nullableFields } from './testing/samples.ts';

const rules = rulesOf(mediaInput, { name: 'Team' });

test('name: is one trimmed line of 1 to 120 characters', () => {
  expect(mediaInput.parse({ name: ' Team photo ' }).name).toBe('Team photo');
  expect(firstIssue(mediaInput, { name: ' ' })).toBe('name: Name is required');
  expect(firstIssue(mediaInput, { name: 'a'.repeat(121) })).toBe('name: Name must be at most 120 characters');
  expect(firstIssue(mediaInput, { name: 'a\nb' })).toBe('name: Name must be a single line');
});
rules.optionalText('alt', { label: 'Alternative text', max: 200 });
rules.optionalText('folder', { label: 'Folder', max: 60 });
rules.integer('focalX', { label: 'Focal point', min: 0, max: 100, initial: 50 });
rules.integer('focalY', { label: 'Focal point', min: 0, max: 100, initial: 50 });
rules.coverEveryField('name');
testId(mediaId, 'Invalid file ID');

test('a patch changes only what it names', () => {
  expect(mediaPatch.parse({ alt: 'Tea', hash: 'x', file: 'y' })).toEqual({ alt: 'Tea' });
  expect(firstIssue(mediaPatch, { file: 'y' })).toBe(': Send at least one field to change');
});

test('only pictures have a size and a colour', () => {
  expect(nullableFields(media)).toEqual(['width', 'height', 'color', 'alt', 'folder']);
});

test('an item has the address and the type of its file', () => {
  const hash = 'a'.repeat(64);
  const facts = {
    hash,
    kind: 'document' as const,
    file: 'prices.pdf',
    bytes: 9,
    width: null,
    height: null,
    color: null,
  };
  const record = {
    id: 1,
    name: 'Prices',
    alt: null,
    folder: null,
    focalX: 50,
    focalY: 50,
    createdAt: new Date(0),
    ...facts,
  };
  expect(toMediaItem(record)).toEqual({
    ...record,
    url: `/media/${'a'.repeat(24)}/prices.pdf`,
    mime: 'application/pdf',
  });
});
