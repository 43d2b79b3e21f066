import { Group, Select } from '@mantine/core';
import { countText } from '../../list/count-text.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import listClasses from '../../list/ListScreen.module.css';
import { SearchField } from '../../list/SearchField.tsx';
import type { ListState } from '../../list/use-list-state.ts';
import type { RecordFilter } from '../../list/use-record-list.ts';
import { trpc } from '../../trpc-react.ts';

/** Files are in one folder or in none. */
export function useMediaFilters(): RecordFilter<'media'>[] {
  const { data = [] } = trpc.media.folders.useQuery();
  return [kindFilter, { ...folderFilter, options: data }];
}

const folderFilter: RecordFilter<'media'> = {
  name: 'folder',
  label: 'Folder',
  unset: 'All folders',
  options: [],
  parse: (text) => text,
};

const kindFilter: RecordFilter<'media'> = {
  name: 'kind',
  label: 'Kind',
  unset: 'All kinds',
  options: [
    { value: 'picture', label: 'Pictures' },
    { value: 'document', label: 'PDFs' },
    { value: 'video', label: 'Videos' },
  ],
  parse: (text) => text,
};

type Props = {
  filters: readonly RecordFilter<'media'>[];
  list: ListState;
  total: number | undefined;
  isLoading: boolean;
};

/** Search, filter and order of the library, and the number of files. */
export function LibraryToolbar({ filters, list, total, isLoading }: Props) {
  return (
    <Group gap={12} my={20}>
      <SearchField label="Search files" value={list.search} onSearch={(search) => list.change({ search })} />
      <ListFilters filters={filters.filter(({ options }) => options.length > 0)} list={list} page={undefined} />
      <SortSelect list={list} />
      <p role="status" className={listClasses.count}>
        {total === undefined ? isLoading && 'Loading files...' : countText(total, { one: 'file', many: 'files' })}
      </p>
    </Group>
  );
}

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: '-bytes', label: 'Largest first' },
];

/** The grid has no column titles to click on. */
function SortSelect({ list }: { list: ListState }) {
  const current = list.sort ? `${list.descending ? '-' : ''}${list.sort}` : 'newest';
  return (
    <Select
      aria-label="Order"
      data={orders}
      value={current}
      allowDeselect={false}
      onChange={(value) => {
        const order = value === null || value === 'newest' ? '' : value;
        list.change({ sort: { by: order.replace('-', ''), descending: order.startsWith('-') } });
      }}
      w={170}
    />
  );
}
