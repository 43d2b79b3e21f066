import { paths } from '@site/schema/paths';
import { replaceNames } from '@site/schema/replace-names';
import { seoLimits } from '@site/schema/site';
import { tagName, tagSlug } from '@site/schema/tag-slug';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageContext, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import { breadcrumb } from '../../seo/json-ld.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { BlogClosing } from './BlogClosing.tsx';
import { feedsOf, listPath, listTitle, loadPosts } from './blog-list.ts';
import { PostList } from './PostList.tsx';
import { CategoryLinks } from './terms/CategoryLinks.tsx';

async function load(api: Api, { tag = '' }: Params, search: URLSearchParams) {
  if (tag === '' || tagSlug(tag) !== tag) throw new PageNotFoundError(NO_POSTS);
  const [categories, { tag: texts, empty, detailClosing: closing }, list] = await Promise.all([
    api.category.list.query(),
    api.copy.blog.query(),
    loadPosts(api, search, { tag }),
  ]);
  const name = tagName(list.items, tag);
  if (name === undefined) throw new PageNotFoundError(NO_POSTS);
  return { name: name.trim(), categories, texts: { ...texts, empty, closing }, list };
}

const NO_POSTS = 'No post has this tag';

type Props = PageProps<typeof load>;

export const page = definePage({ Component: TagPage, load, head });

function head({ name, texts, list }: Props['data'], { site }: PageContext) {
  const path = paths.blogTag(name);
  return {
    title: listTitle(replaceNames(texts.title, { tag: name }), list.number),
    description: cutAtWord(replaceNames(texts.description, { tag: name }), seoLimits.descriptionMax),
    keywords: [...new Set([name, ...list.items.flatMap(({ tags }) => tags)])].join(', '),
    path: listPath(path, list.number),
    feeds: feedsOf(path, name, site),
    jsonLd: breadcrumb({ name: 'Blog', path: paths.blog }, { name, path }),
  };
}

function TagPage({ data: { name, categories, texts, list } }: Props) {
  return (
    <div data-line="green">
      <PageHeader
        eyebrow={texts.eyebrow}
        title={name}
        lead={list.total === 1 ? 'One article' : `${list.total} articles, the newest first`}
      />
      <PostList list={list} path={paths.blogTag(name)} empty={texts.empty}>
        <CategoryLinks categories={categories} tag={name} />
      </PostList>
      <BlogClosing texts={texts.closing} back={texts.closing.all} />
    </div>
  );
}
