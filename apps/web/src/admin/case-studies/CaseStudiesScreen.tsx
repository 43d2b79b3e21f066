import { Badge } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { formatDay } from '../../ui/format/day.ts';
import { shorten } from '../../ui/format/shorten.ts';
import { featuredFilter } from '../list/ListFilters.tsx';
import { RecordScreen } from '../list/RecordScreen.tsx';
import { TitleCell } from '../list/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { useRecordScreen } from '../list/use-record-screen.ts';
import { trpc } from '../trpc.ts';
import { useMutationWithToast } from '../use-mutation-with-toast.ts';
import { CaseStudyForm } from './CaseStudyForm.tsx';

const columns: readonly RecordColumn<'caseStudy'>[] = [
  {
    title: 'Case study',
    sort: 'title',
    width: 'wide',
    cell: ({ id, title, challenge, technologies }) => (
      <TitleCell
        title={title}
        text={shorten(challenge, show.challenge.admin)}
        isFullText
        href={paths.caseStudy(id)}
        tags={technologies.slice(0, show.caseStudyTechnologies.admin)}
      />
    ),
  },
  { title: 'Client', sort: 'clientName', width: 'narrow', cell: ({ clientName }) => clientName },
  { title: 'Industry', sort: 'industry', width: 'narrow', cell: ({ industry }) => industry },
  { title: 'Featured', cell: ({ featured }) => featured && <Badge>Featured</Badge> },
  { title: 'Added', sort: 'createdAt', cell: ({ createdAt }) => formatDay(createdAt) },
];

export function CaseStudiesScreen() {
  const screen = useRecordScreen({
    kind: 'caseStudy',
    name: { one: 'case study', many: 'case studies' },
    columns,
    filters: (list) => ({ featured: list.flag('featured') }),
  });
  const setFeatured = useMutationWithToast(
    trpc.caseStudy.setFeatured.useMutation(),
    'Failed to update status',
    screen.refresh,
  );
  return (
    <RecordScreen
      title="Case Studies"
      screen={screen}
      filters={[featuredFilter]}
      bulkActions={[
        { label: 'Feature', run: (ids) => setFeatured({ ids, featured: true }) },
        { label: 'Unfeature', run: (ids) => setFeatured({ ids, featured: false }) },
      ]}
      emptyText="Add the first one: what hurt, what you built, and what the figures said."
      form={(caseStudy, handlers) => <CaseStudyForm caseStudy={caseStudy} {...handlers} />}
    />
  );
}
