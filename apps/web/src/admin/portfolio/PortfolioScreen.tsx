import { Badge } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { formatDay } from '../../ui/format/day.ts';
import { featuredFilter } from '../list/ListFilters.tsx';
import { RecordScreen } from '../list/RecordScreen.tsx';
import { TitleCell } from '../list/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { useRecordScreen } from '../list/use-record-screen.ts';
import { trpc } from '../trpc.ts';
import { useMutationWithToast } from '../use-mutation-with-toast.ts';
import { ProjectForm } from './ProjectForm.tsx';

const columns: readonly RecordColumn<'project'>[] = [
  {
    title: 'Project',
    sort: 'title',
    width: 'wide',
    cell: ({ id, title, description }) => <TitleCell title={title} text={description} href={paths.project(id)} />,
  },
  { title: 'Category', sort: 'category', width: 'narrow', cell: ({ category }) => category },
  { title: 'Featured', cell: ({ featured }) => featured && <Badge>Featured</Badge> },
  { title: 'Added', sort: 'createdAt', cell: ({ createdAt }) => formatDay(createdAt) },
];

export function PortfolioScreen() {
  const screen = useRecordScreen({
    kind: 'project',
    name: { one: 'project', many: 'projects' },
    columns,
    filters: (list) => ({ category: list.filter('category'), featured: list.flag('featured') }),
  });
  const setFeatured = useMutationWithToast(
    trpc.project.setFeatured.useMutation(),
    'Failed to update status',
    screen.refresh,
  );
  return (
    <RecordScreen
      title="Portfolio"
      screen={screen}
      filters={[{ name: 'category', label: 'Category', options: screen.query.data?.categories ?? [] }, featuredFilter]}
      bulkActions={[
        { label: 'Feature', run: (ids) => setFeatured({ ids, featured: true }) },
        { label: 'Unfeature', run: (ids) => setFeatured({ ids, featured: false }) },
      ]}
      emptyText="Add the first one: a title, what it was for, and a picture."
      form={(project, handlers) => <ProjectForm project={project} {...handlers} />}
    />
  );
}
