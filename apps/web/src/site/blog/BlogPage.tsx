import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { pageSizes } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Pager } from '../../app/navigation/Pager.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { limitAndOffset, pageCount, pageNumber } from '../../app/paging.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { distinctArts } from '../../ui/line-map/cover-art.ts';
import { emptyPlatform } from '../../ui/line-map/empty-platform.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import classes from './BlogPage.module.css';
import { PostCard } from './PostCard.tsx';
import { postArt } from './post-art.ts';

async function load(api: Api, _params: Params, search: URLSearchParams) {
  const number = pageNumber(search);
  const [texts, { items, total }] = await Promise.all([
    api.copy.blog.query(),
    api.post.list.query(limitAndOffset(number, pageSizes.blog)),
  ]);
  const pages = pageCount(total, pageSizes.blog);
  if (number > pages) throw new PageNotFoundError('No such page');
  return { texts, items, number, pages };
}

type Props = PageProps<typeof load>;

export const page = definePage({ Component: BlogPage, load, head });

function head({ texts: { search }, number }: Props['data']) {
  return {
    ...search,
    title: number === 1 ? search.title : `${search.title}, page ${number}`,
    path: blogPath(number),
  };
}

function BlogPage({ data: { texts, items, number, pages } }: Props) {
  const [lead, ...rest] = items;
  const [leadArt, ...arts] = distinctArts(items.map(postArt));
  return (
    <div data-line="green">
      <PageHeader {...texts.header} />
      <div className={classes.posts}>
        {lead ? (
          <>
            <PostCard post={lead} art={leadArt} lead={number === 1} />
            <ul className={classes.grid}>
              {rest.map((post, index) => (
                <li key={post.id}>
                  <PostCard post={post} art={arts[index]} />
                </li>
              ))}
            </ul>
            <Pager page={number} pages={pages} hrefOf={blogPath} />
          </>
        ) : (
          <NoPosts texts={texts.empty} />
        )}
      </div>
    </div>
  );
}

function NoPosts({ texts: { title, text } }: { texts: Copy<'blog'>['empty'] }) {
  return (
    <div className={classes.empty}>
      <LineMap drawing={emptyPlatform()} />
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <ActionLink to={paths.contact} look="main" arrow>
          Contact Us for Updates
        </ActionLink>
      </div>
    </div>
  );
}

function blogPath(number: number): string {
  return number === 1 ? paths.blog : `${paths.blog}?page=${number}`;
}
