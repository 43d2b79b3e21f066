import { notFoundMessages } from '@site/schema/messages';
import { paths } from '@site/schema/paths';
import { replaceNames } from '@site/schema/replace-names';
import { seoLimits } from '@site/schema/site';
import { slugPattern } from '@site/schema/slug';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageContext, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import { breadcrumb } from '../../seo/json-ld.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { nearestLine } from '../../ui/theme/nearest-line.ts';
import { BlogClosing } from './BlogClosing.tsx';
import { feedsOf, listPath, listTitle, loadPosts } from './blog-list.ts';
import { PostList } from './PostList.tsx';
import { CategoryLinks } from './terms/CategoryLinks.tsx';

async function load(api: Api, { slug = '' }: Params, search: URLSearchParams) {
  if (!slugPattern.test(slug)) throw new PageNotFoundError(notFoundMessages.category);
  const [category, categories, { category: texts, empty, detailClosing: closing }, list] = await Promise.all([
    api.category.bySlug.query({ slug }),
    api.category.list.query(),
    api.copy.blog.query(),
    loadPosts(api, search, { category: slug }),
  ]);
  return { category, categories, texts: { ...texts, empty, closing }, list };
}

type Props = PageProps<typeof load>;

export const page = definePage({ Component: CategoryPage, load, head });

function head({ category: { name, slug, description }, texts, list }: Props['data'], { site }: PageContext) {
  const path = paths.blogCategory(slug);
  const about = replaceNames(texts.description, { category: name });
  return {
    title: listTitle(replaceNames(texts.title, { category: name }), list.number),
    description: cutAtWord(description ? `${description} ${about}` : about, seoLimits.descriptionMax),
    keywords: [...new Set([name, ...list.items.flatMap(({ tags }) => tags)])].join(', '),
    path: listPath(path, list.number),
    feeds: feedsOf(path, name, site),
    jsonLd: breadcrumb({ name: 'Blog', path: paths.blog }, { name, path }),
    ...(list.total === 0 && { robots: 'noindex' }),
  };
}

function CategoryPage({ data: { category, categories, texts, list } }: Props) {
  const { name, slug, description, color } = category;
  return (
    <div data-line={nearestLine(color, 'green')}>
      <PageHeader eyebrow={texts.eyebrow} title={name} {...(description && { lead: description })} />
      <PostList list={list} path={paths.blogCategory(slug)} empty={texts.empty}>
        <CategoryLinks categories={categories} shown={slug} />
      </PostList>
      <BlogClosing texts={texts.closing} back={texts.closing.all} />
    </div>
  );
}
