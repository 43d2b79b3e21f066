import { pageSizes } from '@site/schema/site';
import { useEffect } from 'react';
import { pageCount } from '../../app/paging.ts';
import { Pages } from './Pages.tsx';
import type { ListState } from './use-list-state.ts';

type Props = {
  query: { data: { total: number } | undefined; isFetching: boolean };
  list: Pick<ListState, 'page' | 'change'>;
};

export function ListPagination({ query: { data, isFetching }, list }: Props) {
  const { total = 0 } = data ?? {};
  const pages = pageCount(total, pageSizes.admin);
  // The last record of the last page was deleted, or an old URL requests a page that no longer exists.
  const isPastEnd = data !== undefined && !isFetching && list.page > pages;
  useEffect(() => {
    if (isPastEnd) list.change({ page: pages }, true);
  });

  function goTo(page: number) {
    list.change({ page });
    window.scrollTo({ top: 0 });
  }

  return <Pages total={total} size={pageSizes.admin} page={list.page} onPage={goTo} mt={24} />;
}
