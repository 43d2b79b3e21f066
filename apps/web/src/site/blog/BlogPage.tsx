import { paths } from '@site/schema/paths';
import { brand } from '@site/schema/site';
import { trpc } from '../../data.ts';
import { type Page, PageRefusal } from '../../page.ts';
import { useSearch } from '../../page-params.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { emptyPlatform } from '../../ui/line-map/empty.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { pageNumber, pagesOf, windowOf } from '../../ui/paging.ts';
import classes from './BlogPage.module.css';
import { PostCard } from './PostCard.tsx';

const PAGE_SIZE = 10;

export const page: Page = {
  Component: BlogPage,
  load: async (queries, _params, search) => {
    const number = pageNumber(search);
    const { total } = await queries.post.list.ensureData(windowOf(number, PAGE_SIZE));
    if (number > pagesOf(total, PAGE_SIZE)) throw new PageRefusal(404, 'No such page');
  },
};

function BlogPage() {
  const number = pageNumber(useSearch());
  const [{ items, total }] = trpc.post.list.useSuspenseQuery(windowOf(number, PAGE_SIZE));
  const pages = pagesOf(total, PAGE_SIZE);
  const [lead, ...rest] = items;
  return (
    <div data-line="green">
      <Seo
        title={number === 1 ? 'Blog' : `Blog, page ${number}`}
        description="Notes from the workshop: what websites cost, how shops sell, what search rewards and where automation pays, with the arithmetic shown. From Ascent Digital."
        path={addressOf(number)}
      />
      <PageHead
        sign="Blog"
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
            <Pager page={number} pages={pages} hrefOf={addressOf} />
          </>
        ) : (
          <Empty />
        )}
      </div>
    </div>
  );
}

function Empty() {
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

function addressOf(number: number): string {
  return number === 1 ? paths.blog : `${paths.blog}?page=${number}`;
}
