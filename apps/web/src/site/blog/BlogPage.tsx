import { paths } from '@site/schema/paths';
import { pageSizes } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Pager } from '../../app/navigation/Pager.tsx';
import { definePage, type PageContext, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { limitAndOffset, pageCount, pageNumber } from '../../app/paging.ts';
import { useSite } from '../../app/site-facts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { emptyPlatform } from '../../ui/line-map/empty-platform.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import classes from './BlogPage.module.css';
import { PostCard } from './PostCard.tsx';

async function load(api: Api, _params: Params, search: URLSearchParams) {
  const number = pageNumber(search);
  const { items, total } = await api.post.list.query(limitAndOffset(number, pageSizes.blog));
  const pages = pageCount(total, pageSizes.blog);
  if (number > pages) throw new PageNotFoundError('No such page');
  return { items, number, pages };
}

type Props = PageProps<typeof load>;

export const page = definePage({ Component: BlogPage, load, head });

function head({ number }: Props['data'], { site: { brand } }: PageContext) {
  return {
    title: number === 1 ? 'Blog' : `Blog, page ${number}`,
    description: `Notes from the workshop: what websites cost, how shops sell, what search rewards and where automation pays, with the arithmetic shown. From ${brand.name}.`,
    path: blogPath(number),
  };
}

function BlogPage({ data: { items, number, pages } }: Props) {
  const [lead, ...rest] = items;
  return (
    <div data-line="green">
      <PageHeader
        eyebrow="Blog"
        title="Notes from the line"
        lead="What we learned on the way, with the numbers and the mistakes left in."
      />
      <div className={classes.posts}>
        {lead ? (
          <>
            <PostCard post={lead} lead={number === 1} />
            <ul className={classes.grid}>
              {rest.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
            <Pager page={number} pages={pages} hrefOf={blogPath} />
          </>
        ) : (
          <NoPosts />
        )}
      </div>
    </div>
  );
}

function NoPosts() {
  const { brand } = useSite();
  return (
    <div className={classes.empty}>
      <LineMap drawing={emptyPlatform()} />
      <div>
        <h2>No Blog Posts Yet</h2>
        <p>The first notes from {brand.name} are being written. Ask us anything in the meantime.</p>
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
