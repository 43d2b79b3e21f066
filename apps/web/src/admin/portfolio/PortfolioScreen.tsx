import { Badge } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { featuredFilter, type ListFilter } from '../list/ListFilters.tsx';
import { DayOf } from '../list/table/DateTime.tsx';
import { TitleCell } from '../list/table/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { RecordScreen } from '../records/RecordScreen.tsx';
import { useFeatured } from '../records/use-featured.tsx';
import { trpc } from '../trpc-react.ts';
import { ProjectForm } from './ProjectForm.tsx';

const columns: readonly RecordColumn<'project'>[] = [
  {
    title: 'Project',
    sort: 'title',
    width: 'wide',
    cell: ({ id, title, description, imageUrl }) => (
      <TitleCell id={id} title={title} image={imageUrl} text={description} page={paths.project(id)} />
    ),
  },
  { title: 'Category', sort: 'category', width: 'narrow', cell: ({ category }) => category },
  { title: 'Featured', cell: ({ featured }) => featured && <Badge variant="outline">Featured</Badge> },
  { title: 'Added', sort: 'createdAt', descends: true, opens: true, cell: ({ createdAt }) => <DayOf at={createdAt} /> },
];

const categoryFilter: ListFilter<'category'> = {
  name: 'category',
  label: 'Category',
  unset: 'All categories',
  options: ({ categories = [] }) => categories,
  parse: (text) => text,
};

export function PortfolioScreen() {
  const featured = useFeatured({
    many: 'projects',
    note: 'The home page and the portfolio begin with the featured projects, in this order. Move a row by its handle.',
    failure: 'Failed to save project',
    move: trpc.project.moveFeatured.useMutation().mutateAsync,
    setMany: trpc.project.setManyFeatured.useMutation().mutateAsync,
  });
  return (
    <RecordScreen
      kind="project"
      columns={columns}
      filters={[categoryFilter, featuredFilter]}
      {...featured}
      emptyText="Add the first one: a title, what it was for, and a picture."
      Form={ProjectForm}
    />
  );
}
