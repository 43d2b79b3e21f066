import { Pagination } from '@mantine/core';
import { pageCount } from '../../app/paging.ts';

type Props = {
  label?: string;
  total: number;
  size: number;
  page: number;
  onPage: (page: number) => void;
  mt?: number;
};

/** Links to the pages of a list that has more than one. */
export function Pages({ label = 'Pages', total, size, page, onPage, mt = 0 }: Props) {
  if (total <= size) return null;
  return (
    <nav aria-label={label}>
      <Pagination
        mt={mt}
        total={pageCount(total, size)}
        value={page}
        onChange={onPage}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </nav>
  );
}
