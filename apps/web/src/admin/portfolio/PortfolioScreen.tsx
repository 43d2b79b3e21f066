import { Badge } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { featuredFilter, type ListFilter } from '../list/ListFilters.tsx';
import { DayOf } from '../list/table/DateTime.tsx';
import { TitleCell } from '../list/table/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { FeaturedOrderButton, isFeaturedOrder } from '../records/FeaturedOrder.tsx';
import { RecordScreen } from '../records/RecordScreen.tsx';
import { useRecordOrdering } from '../records/use-record-ordering.ts';
import { featured, useFlagActions } from '../records/use-status-change.ts';
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

const featuredOrder = {
  isShown: isFeaturedOrder,
  note: 'The home page and the portfolio begin with the featured projects, in this order. Move a row by its handle.',
  failure: 'Failed to save project',
};

export function PortfolioScreen() {
  const { mutateAsync: store } = trpc.project.moveFeatured.useMutation();
  const ordering = useRecordOrdering({ ...featuredOrder, store });
  const { mutateAsync: setFeatured } = trpc.project.setManyFeatured.useMutation();
  const featureActions = useFlagActions(featured, (ids, value) => setFeatured({ ids, featured: value }));
  return (
    <RecordScreen
      kind="project"
      columns={columns}
      filters={[categoryFilter, featuredFilter]}
      statusActions={featureActions}
      ordering={ordering}
      listActions={(_, isEmpty) => !isEmpty && <FeaturedOrderButton many="projects" />}
      emptyText="Add the first one: a title, what it was for, and a picture."
      Form={ProjectForm}
    />
  );
}
