import { Badge, Button } from '@mantine/core';
import type { CaseStudy } from '@site/schema/case-study';
import { paths } from '@site/schema/paths';
import { show } from '@site/schema/site';
import { keepPreviousData } from '@tanstack/react-query';
import { formatDay } from '../../ui/format/day.ts';
import { shorten } from '../../ui/format/shorten.ts';
import { RecordFormLoader } from '../form/RecordFormLoader.tsx';
import { FlagFilter } from '../list/FlagFilter.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowActions } from '../list/RowActions.tsx';
import { StatusPanel } from '../list/StatusPanel.tsx';
import { TitleCell } from '../list/TitleCell.tsx';
import { flagFilter, listInput, useListState } from '../list/use-list-state.ts';
import { useMutationWithToast } from '../list/use-mutation-with-toast.ts';
import { alwaysFetch, useOpenRecord } from '../list/use-open-record.ts';
import { useRecordDeletion } from '../list/use-record-deletion.tsx';
import { trpc } from '../trpc.ts';
import { CaseStudyForm } from './CaseStudyForm.tsx';

const sorts = ['title', 'clientName', 'industry', 'createdAt'] as const;

export function CaseStudiesScreen() {
  const [state, change] = useListState();
  const utils = trpc.useUtils();
  const answer = trpc.caseStudy.manage.useQuery(
    { ...listInput(state, sorts), featured: flagFilter(state, 'featured') },
    { placeholderData: keepPreviousData },
  );
  const refresh = () => utils.caseStudy.invalidate();
  const open = useOpenRecord();
  const stored = trpc.caseStudy.forEditing.useQuery({ id: open.id ?? 0 }, alwaysFetch(open.id));
  const removeMany = trpc.caseStudy.removeMany.useMutation();
  const setFeatured = useMutationWithToast(
    trpc.caseStudy.setFeatured.useMutation(),
    'Failed to update status',
    refresh,
  );
  const removal = useRecordDeletion({
    kind: 'caseStudy',
    word: 'case study',
    many: 'case studies',
    remove: (ids) => removeMany.mutateAsync({ ids }),
    onChanged: refresh,
  });

  return (
    <>
      <ListScreen<CaseStudy>
        title="Case Studies"
        words={['case study', 'case studies']}
        failure="Failed to fetch case studies"
        answer={answer}
        state={state}
        onChange={change}
        isFiltered={state.filter('featured') !== undefined}
        nameOf={({ title }) => title}
        add={<Button onClick={open.add}>Add case study</Button>}
        filters={
          <FlagFilter
            label="Featured"
            words={['Featured', 'Not featured']}
            value={state.filter('featured')}
            onChange={(featured) => change({ filter: { featured } })}
          />
        }
        columns={[
          {
            title: 'Case study',
            sort: 'title',
            width: 'wide',
            cell: ({ id, title, challenge, technologies }) => (
              <TitleCell
                title={title}
                text={shorten(challenge, show.challenge.admin)}
                isWhole
                href={paths.caseStudy(id)}
                tags={technologies.slice(0, show.caseStudyTechnologies.admin)}
              />
            ),
          },
          { title: 'Client', sort: 'clientName', width: 'narrow', cell: ({ clientName }) => clientName },
          { title: 'Industry', sort: 'industry', width: 'narrow', cell: ({ industry }) => industry },
          { title: 'Featured', cell: ({ featured }) => featured && <Badge>Featured</Badge> },
          { title: 'Added', sort: 'createdAt', cell: ({ createdAt }) => formatDay(createdAt) },
        ]}
        actions={({ id, title }) => (
          <RowActions name={title} onEdit={() => open.edit(id)} onDelete={() => removal.ask([id])} />
        )}
        bulk={[
          { label: 'Feature', run: (ids) => setFeatured({ ids, featured: true }) },
          { label: 'Unfeature', run: (ids) => setFeatured({ ids, featured: false }) },
          { label: 'Delete', run: removal.ask, isDestructive: true },
        ]}
        empty={
          <StatusPanel
            title="No case studies yet"
            text="Add the first one: what hurt, what you built, and what the figures said."
          >
            <Button onClick={open.add}>Add case study</Button>
          </StatusPanel>
        }
      />
      <RecordFormLoader
        word="case study"
        open={open}
        answer={stored}
        form={(caseStudy) => (
          <CaseStudyForm caseStudy={caseStudy} onSaved={() => void refresh()} onClose={open.close} />
        )}
      />
      {removal.dialog}
    </>
  );
}
