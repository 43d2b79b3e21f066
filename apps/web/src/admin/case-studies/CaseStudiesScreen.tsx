import { Badge } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { shorten } from '../../ui/format/shorten.ts';
import { featuredFilter } from '../list/ListFilters.tsx';
import { DayOf } from '../list/table/DateTime.tsx';
import { TitleCell } from '../list/table/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { RecordScreen } from '../records/RecordScreen.tsx';
import { useFeatured } from '../records/use-featured.tsx';
import { trpc } from '../trpc-react.ts';
import { CaseStudyForm } from './CaseStudyForm.tsx';

const columns: readonly RecordColumn<'caseStudy'>[] = [
  {
    title: 'Case study',
    sort: 'title',
    width: 'wide',
    cell: ({ id, title, challenge, technologies, imageUrl }) => (
      <TitleCell
        id={id}
        title={title}
        image={imageUrl}
        text={shorten(challenge, show.challenge.admin)}
        isFullText
        page={paths.caseStudy(id)}
        tags={technologies.slice(0, show.caseStudyTechnologies.admin)}
      />
    ),
  },
  { title: 'Client', sort: 'clientName', width: 'narrow', cell: ({ clientName }) => clientName },
  { title: 'Industry', sort: 'industry', width: 'narrow', cell: ({ industry }) => industry },
  { title: 'Featured', cell: ({ featured }) => featured && <Badge variant="outline">Featured</Badge> },
  { title: 'Added', sort: 'createdAt', descends: true, opens: true, cell: ({ createdAt }) => <DayOf at={createdAt} /> },
];

export function CaseStudiesScreen() {
  const featured = useFeatured({
    many: 'case studies',
    note: 'The page of case studies begins with the featured ones, in this order. Move a row by its handle.',
    failure: 'Failed to save case study',
    move: trpc.caseStudy.moveFeatured.useMutation().mutateAsync,
    setMany: trpc.caseStudy.setManyFeatured.useMutation().mutateAsync,
  });
  return (
    <RecordScreen
      kind="caseStudy"
      columns={columns}
      filters={[featuredFilter]}
      {...featured}
      emptyText="Add the first one: what hurt, what you built, and what the figures said."
      Form={CaseStudyForm}
    />
  );
}
