import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteContext } from '../../app/site-facts.ts';
import { defaultSite } from '../../seo/default-site.ts';
import { PostFacts } from './PostFacts.tsx';

const textOf = (viewCount: number) =>
  renderToStaticMarkup(
    <SiteContext value={{ publicUrl: '', ...defaultSite }}>
      <PostFacts post={{ publishedAt: null, readingTime: 3, viewCount }} />
    </SiteContext>,
  ).replace(/<[^>]+>/g, ' ');

test.each([
  [0, '3 min read'],
  [1, '3 min read 1 view'],
  [1_200, '3 min read 1,200 views'],
])('with %i views, the facts of a post are "%s"', (viewCount, text) => {
  expect(textOf(viewCount).trim().split(/\s+/).join(' ')).toBe(text);
});
