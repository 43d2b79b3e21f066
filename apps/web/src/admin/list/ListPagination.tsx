import { Pagination } from '@mantine/core';
import { useEffect } from 'react';
import { type ChangeList, PAGE_SIZE } from './use-list-state.ts';

type Props = {
  answer: { data: { total: number } | undefined; isFetching: boolean };
  page: number;
  onChange: ChangeList;
};

/** The pages of a list that is longer than one. */
export function ListPagination({ answer: { data, isFetching }, page, onChange }: Props) {
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  // The last record of the last page is gone, or an old address asks for it.
  const isPastEnd = data !== undefined && !isFetching && page > pages;
  useEffect(() => {
    if (isPastEnd) onChange({ page: pages }, true);
  });
  if (pages < 2) return null;

  function turn(wanted: number) {
    onChange({ page: wanted });
    window.scrollTo({ top: 0 });
  }

  return (
    <nav aria-label="Pages">
      <Pagination
        mt={24}
        total={pages}
        value={page}
        onChange={turn}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </nav>
  );
}
