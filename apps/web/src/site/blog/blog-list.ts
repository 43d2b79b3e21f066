import { paths } from '@site/schema/paths';
import type { PostTerm } from '@site/schema/post';
import { pageSizes } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { limitAndOffset, pageCount, pageNumber } from '../../app/paging.ts';
import type { SiteFacts } from '../../app/site-facts.ts';

export type PostListData = Awaited<ReturnType<typeof loadPosts>>;

/** One page of the blog, of a category or of a tag. */
export async function loadPosts(api: Api, search: URLSearchParams, term: PostTerm = {}) {
  const number = pageNumber(search);
  const [{ items, total }, { drawPosts }] = await Promise.all([
    api.post.browse.query({ ...term, ...limitAndOffset(number, pageSizes.blog) }),
    import('./post-art.ts'),
  ]);
  const pages = pageCount(total, pageSizes.blog);
  if (number > pages) throw new PageNotFoundError('No such page');
  return { items: drawPosts(items), total, number, pages };
}

export function listPath(path: string, number: number): string {
  return number === 1 ? path : `${path}?page=${number}`;
}

export function listTitle(title: string, number: number): string {
  return number === 1 ? title : `${title}, page ${number}`;
}

/** The feeds of a category or a tag, for the head of its page. */
export const feedsOf = (path: string, name: string, { brand }: Pick<SiteFacts, 'brand'>) => ({
  title: `${brand.name} blog: ${name}`,
  ...paths.feedsOf(path),
});
