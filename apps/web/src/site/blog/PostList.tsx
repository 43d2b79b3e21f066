import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import type { ReactNode } from 'react';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Pager } from '../../app/navigation/Pager.tsx';
import { emptyPlatform } from '../../ui/line-map/empty-platform.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';
import { listPath, type PostListData } from './blog-list.ts';
import { PostCard } from './PostCard.tsx';
import classes from './PostList.module.css';

type Props = {
  list: PostListData;
  /** The path of the first page. */
  path: string;
  empty: Copy<'blog'>['empty'];
  /** The links above the posts. */
  children: ReactNode;
};

/** The posts on one page of a list, or an empty state. The newest is large if it is featured. */
export function PostList({ list: { items, number, pages }, path, empty, children }: Props) {
  const [lead] = items;
  const isLed = number === 1 && lead?.featured && !WITHOUT_LEAD.includes(items.length);
  const rest = items.slice(isLed ? 1 : 0);
  return (
    <div className={classes.posts}>
      {children}
      {!lead && <NoPosts texts={empty} />}
      {lead && isLed && <PostCard post={lead} lead />}
      {rest.length > 0 && (
        <ul className={classes.grid} data-columns={items.length < FEW ? 1 : rest.length % 3 === 0 ? 3 : 2}>
          {rest.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {lead && <Pager page={number} pages={pages} hrefOf={(other) => listPath(path, other)} />}
    </div>
  );
}

/** Lists of fewer posts have a row for each, with a small cover, because large ones would fill the page. */
const FEW = 4;

/** Whether this number of posts fills all rows without a large card. */
const WITHOUT_LEAD = [1, 2, 3, 6, 8, 9];

function NoPosts({ texts: { title, text, contact } }: { texts: Props['empty'] }) {
  return (
    <div className={classes.empty}>
      <LineMap drawing={emptyPlatform()} />
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <ActionLink to={paths.contact} look="main" arrow>
          {contact}
        </ActionLink>
      </div>
    </div>
  );
}
