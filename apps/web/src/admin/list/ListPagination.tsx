import { Pagination } from '@mantine/core';
import { pageSizes } from '@site/schema/site';
import { useEffect } from 'react';
import { pageCount } from '../../app/paging.ts';
import type { ListState } from './use-list-state.ts';

type Props = {
  query: { data: { total: number } | undefined; isFetching: boolean };
  list: Pick<ListState, 'page' | 'change'>;
};

export function ListPagination({ query: { data, isFetching }, list }: Props) {
  const pages = pageCount(data?.total ?? 0, pageSizes.admin);
  // The last record of the last page was deleted, or an old URL requests a page that no longer exists.
  const isPastEnd = data !== undefined && !isFetching && list.page > pages;
  useEffect(() => {
    if (isPastEnd) list.change({ page: pages }, true);
  });
  if (pages < 2) return null;

  function goTo(page: number) {
    list.change({ page });
    window.scrollTo({ top: 0 });
  }

  return (
    <nav aria-label="Pages">
      <Pagination
        mt={24}
        total={pages}
        value={list.page}
        onChange={goTo}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </nav>
  );
}
