import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { listPath, listTitle, loadPosts } from './blog-list.ts';
import { PostList } from './PostList.tsx';
import { ALL_POSTS, CategoryLinks } from './terms/CategoryLinks.tsx';

async function load(api: Api, _params: Params, search: URLSearchParams) {
  const [{ search: result, header, empty, detailClosing }, categories, list] = await Promise.all([
    api.copy.blog.query(),
    api.category.list.query(),
    loadPosts(api, search),
  ]);
  return { texts: { search: result, header, empty, closing: detailClosing }, categories, list };
}

type Props = PageProps<typeof load>;

export const page = definePage({ Component: BlogPage, load, head });

function head({ texts: { search }, list: { number } }: Props['data']) {
  return { ...search, title: listTitle(search.title, number), path: listPath(paths.blog, number) };
}

function BlogPage({ data: { texts, categories, list } }: Props) {
  return (
    <div data-line="green">
      <PageHeader {...texts.header} />
      <PostList list={list} path={paths.blog} empty={texts.empty}>
        <CategoryLinks categories={categories} shown={ALL_POSTS} />
      </PostList>
      <CallToAction {...texts.closing}>
        <ContactLink look="main" arrow />
        <ScheduleTrigger />
      </CallToAction>
    </div>
  );
}
