import { expect, test } from 'vitest';
import { bodies, createPaths, testAdmin } from '../../../testing/content.ts';
import {
  absent,
  booleanRule,
  type FieldRule,
  integerRule,
  list,
  listRule,
  optionalTextRule,
  optionalUrlRule,
  testRules,
  textOfLength,
  textRule,
} from '../../../testing/rules.ts';

const slugLetters = 'Slug can only contain lowercase letters, numbers, and hyphens';
const badDate = 'Invalid publish date';
const author = textRule(2, 100, 'Author must be at least 2 characters', 'Author must be at most 100 characters');

testRules('post', 'a post', {
  title: textRule(3, 200, 'Title must be at least 3 characters', 'Title must be at most 200 characters'),
  slug: {
    rejected: [
      ...textRule(3, 200, 'Slug must be at least 3 characters', 'Slug must be at most 200 characters').rejected,
      ['Words', slugLetters],
      ['two words', slugLetters],
      ['two_words', slugLetters],
      ['wörter', slugLetters],
      ['words\n', slugLetters],
      ['words/more', slugLetters],
    ],
    accepted: ['abc', '2025-06', textOfLength(200)],
  },
  excerpt: textRule(50, 500, 'Excerpt must be at least 50 characters', 'Excerpt must be at most 500 characters'),
  content: withText(
    textRule(100, 50_000, 'Content must be at least 100 characters', 'Content must be at most 50000 characters'),
    `  <p onclick="go()">${textOfLength(100)}\r\n\u2028 é 日本 👋</p><script>alert(1)</script>\n`,
  ),
  featuredImage: optionalUrlRule('Invalid image URL'),
  gallery: {
    rejected: [
      [list(21, (index) => `/art/${index}.svg`), 'Too many gallery images'],
      ['/art/one.svg', 'Gallery must be a list'],
      [['/art/one.svg', 'nowhere'], 'Invalid image URL', 'gallery.1'],
      [['javascript:alert(1)'], 'Invalid image URL', 'gallery.0'],
      [[''], 'Invalid image URL', 'gallery.0'],
    ],
    accepted: [[], list(20, (index) => `/art/${index}.svg`)],
    normalized: [[absent, []]],
  },
  author: {
    rejected: author.rejected.filter(([value]) => value !== absent),
    accepted: author.accepted ?? [],
    normalized: [[absent, 'Ascent Digital Team']],
  },
  published: booleanRule('Published', false),
  featured: booleanRule('Featured', false),
  tags: listRule({
    field: 'tags',
    item: 'Tag',
    itemMax: 50,
    max: 20,
    tooMany: 'Too many tags',
    notAList: 'Tags must be a list',
  }),
  hiddenTags: listRule({
    field: 'hiddenTags',
    item: 'Hidden tag',
    itemMax: 50,
    max: 30,
    tooMany: 'Too many hidden tags',
    notAList: 'Hidden tags must be a list',
  }),
  metaTitle: optionalTextRule('Meta title', 200, 'Meta title must be at most 200 characters'),
  metaDescription: optionalTextRule('Meta description', 300, 'Meta description must be at most 300 characters'),
  metaKeywords: optionalTextRule('Meta keywords', 500, 'Meta keywords must be at most 500 characters'),
  canonicalUrl: optionalUrlRule('Invalid canonical URL'),
  readingTime: integerRule('Reading time', 1, 60, 5),
  publishedAt: {
    rejected: ['', 'soon', '2025-02-30', '2025-13-01', '2025-06-02 10:00', '1899-12-31', true, {}].map((value) => [
      value,
      badDate,
    ]),
    accepted: ['2025-06-02T10:00:00.000Z'],
    normalized: [
      ['2025-06-02', '2025-06-02T00:00:00.000Z'],
      ['2025-06-02T10:00:00+05:30', '2025-06-02T04:30:00.000Z'],
      [0, '1970-01-01T00:00:00.000Z'],
    ],
  },
});

test('a post with several invalid fields lists an issue for each, the first also as message', async () => {
  const { sendAsAdmin } = await testAdmin();
  const bad = { ...bodies.post, title: 'ab', excerpt: 'short', readingTime: 0 };
  const response = await sendAsAdmin('POST', createPaths.post, bad);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    message: 'Title must be at least 3 characters',
    issues: [
      { path: 'title', message: 'Title must be at least 3 characters' },
      { path: 'excerpt', message: 'Excerpt must be at least 50 characters' },
      { path: 'readingTime', message: 'Reading time must be a whole number from 1 to 60' },
    ],
  });
});

function withText(rule: FieldRule, text: string): FieldRule {
  return { ...rule, accepted: [...(rule.accepted ?? []), text] };
}
