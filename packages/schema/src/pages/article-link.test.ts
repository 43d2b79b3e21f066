import { describe, expect, test } from 'vitest';
import { articleLink, isArticleHref } from './article-link.ts';

describe('an article link', () => {
  test.each([
    ['example.com/page', 'https://example.com/page'],
    ['www.example.com', 'https://www.example.com'],
    [' example.com:8080?a=b ', 'https://example.com:8080?a=b'],
    ['asha@client.example', 'mailto:asha@client.example'],
    ['boss?bcc=all@client.example', 'mailto:boss%3Fbcc%3Dall@client.example'],
    ['/blog', '/blog'],
    ['#top', '#top'],
    ['?page=2', '?page=2'],
    ['http://example.com/a@b.c', 'http://example.com/a@b.c'],
    ['mailto:asha@client.example', 'mailto:asha@client.example'],
    ['tel:+911155500123', 'tel:+911155500123'],
  ])('completes %j to %j', (typed, href) => {
    expect(articleLink.parse({ href: typed })).toEqual({ href });
    expect(isArticleHref(href)).toBe(true);
  });

  test.each([
    '',
    'page',
    'services/seo',
    './page.html',
    '../a.b',
    '//example.com',
    '/\\example.com',
    'https:example.com',
    'https://',
    'javascript:alert(1.5)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:',
    'two words.com',
    'a..b:x',
  ])('rejects %j', (typed) => {
    expect(articleLink.safeParse({ href: typed }).error?.issues.map(({ message }) => message)).toEqual([
      'A link is a web address, an e-mail address, a path such as /contact, or a place on the page such as #prices',
    ]);
  });

  test.each(['/blog/a and b.', '#the prices', '/blog\t'])('rejects the spaces of %j', (typed) => {
    const issues = articleLink.safeParse({ href: `${typed}x` }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['An address of this site has no spaces']);
  });
});
