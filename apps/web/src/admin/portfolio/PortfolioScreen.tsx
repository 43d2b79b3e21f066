import { Badge, Button, Select } from '@mantine/core';
import { paths } from '@site/schema/paths';
import type { Project } from '@site/schema/project';
import { keepPreviousData } from '@tanstack/react-query';
import { formatDay } from '../../ui/format/day.ts';
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
import { ProjectForm } from './ProjectForm.tsx';

const sorts = ['title', 'category', 'createdAt'] as const;

export function PortfolioScreen() {
  const [state, change] = useListState();
  const utils = trpc.useUtils();
  const answer = trpc.project.manage.useQuery(
    { ...listInput(state, sorts), category: state.filter('category'), featured: flagFilter(state, 'featured') },
    { placeholderData: keepPreviousData },
  );
  const refresh = () => utils.project.invalidate();
  const open = useOpenRecord();
  const stored = trpc.project.forEditing.useQuery({ id: open.id ?? 0 }, alwaysFetch(open.id));
  const removeMany = trpc.project.removeMany.useMutation();
  const setFeatured = useMutationWithToast(trpc.project.setFeatured.useMutation(), 'Failed to update status', refresh);
  const removal = useRecordDeletion({
    kind: 'project',
    word: 'project',
    many: 'projects',
    remove: (ids) => removeMany.mutateAsync({ ids }),
    onChanged: refresh,
  });

  return (
    <>
      <ListScreen<Project>
        title="Portfolio"
        words={['project', 'projects']}
        failure="Failed to fetch projects"
        answer={answer}
        state={state}
        onChange={change}
        isFiltered={Boolean(state.filter('category') || state.filter('featured'))}
        nameOf={({ title }) => title}
        add={<Button onClick={open.add}>Add project</Button>}
        filters={
          <>
            <Select
              aria-label="Category"
              placeholder="Category"
              data={answer.data?.categories ?? []}
              value={state.filter('category') ?? null}
              onChange={(category) => change({ filter: { category: category ?? undefined } })}
              clearable
              w={170}
            />
            <FlagFilter
              label="Featured"
              words={['Featured', 'Not featured']}
              value={state.filter('featured')}
              onChange={(featured) => change({ filter: { featured } })}
            />
          </>
        }
        columns={[
          {
            title: 'Project',
            sort: 'title',
            width: 'wide',
            cell: ({ id, title, description }) => (
              <TitleCell title={title} text={description} href={paths.project(id)} />
            ),
          },
          { title: 'Category', sort: 'category', width: 'narrow', cell: ({ category }) => category },
          { title: 'Featured', cell: ({ featured }) => featured && <Badge>Featured</Badge> },
          { title: 'Added', sort: 'createdAt', cell: ({ createdAt }) => formatDay(createdAt) },
        ]}
        actions={(project) => (
          <RowActions
            name={project.title}
            onEdit={() => open.edit(project.id)}
            onDelete={() => removal.ask([project.id])}
          />
        )}
        bulk={[
          { label: 'Feature', run: (ids) => setFeatured({ ids, featured: true }) },
          { label: 'Unfeature', run: (ids) => setFeatured({ ids, featured: false }) },
          { label: 'Delete', run: removal.ask, isDestructive: true },
        ]}
        empty={
          <StatusPanel title="No projects yet" text="Add the first one: a title, what it was for, and a picture.">
            <Button onClick={open.add}>Add project</Button>
          </StatusPanel>
        }
      />
      <RecordFormLoader
        word="project"
        open={open}
        answer={stored}
        form={(project) => <ProjectForm project={project} onSaved={() => void refresh()} onClose={open.close} />}
      />
      {removal.dialog}
    </>
  );
}
