import { Pagination } from '@mantine/core';
import { useEffect } from 'react';
import { PAGE_SIZE } from './use-list-state.ts';

type Props = {
  answer: { data: { total: number } | undefined; isFetching: boolean };
  page: number;
  /** Where the address only said it wrong, Back does not lead to it. */
  onPage: (page: number, isCorrection?: boolean) => void;
};

/** The pages of a list that is longer than one. */
export function Pages({ answer: { data, isFetching }, page, onPage }: Props) {
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  // The last record of the last page is gone, or an old address asks for it.
  const isPastEnd = data !== undefined && !isFetching && page > pages;
  useEffect(() => {
    if (isPastEnd) onPage(pages, true);
  });
  if (pages < 2) return null;

  function turn(wanted: number) {
    onPage(wanted);
    window.scrollTo({ top: 0 });
  }

  return (
    <Pagination
      mt={24}
      total={pages}
      value={page}
      onChange={turn}
      getControlProps={(control) => ({ 'aria-label': `${control} page` })}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
    />
  );
}
