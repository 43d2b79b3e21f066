import { Autocomplete, Switch, Textarea, TextInput } from '@mantine/core';
import { type Project, projectInput } from '@site/schema/project';
import { projectCategories } from '@site/schema/site';
import { CommaListField } from '../form/CommaListField.tsx';
import { formatCommaList, parseCommaList } from '../form/comma-list.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { trpc } from '../trpc.ts';

type Props = { project: Project | undefined; onSaved: () => void; onClose: () => void };

/** Adds a project, or changes one. */
export function ProjectForm({ project, onSaved, onClose }: Props) {
  const utils = trpc.useUtils();
  const create = trpc.project.create.useMutation();
  const update = trpc.project.replace.useMutation();
  const edit = useRecordForm({
    kind: 'project',
    record: project,
    schema: projectInput,
    toValues,
    toInput: (values) => ({ ...values, technologies: parseCommaList(values.technologies, project?.technologies) }),
    create: (input) => create.mutateAsync(input),
    update: (input) => update.mutateAsync(input),
    fetch: utils.project.byId.fetch,
    messages: { added: 'Project added', saved: 'Project saved', failed: 'Failed to save project' },
    onSaved,
    onClose,
  });
  const { form, field } = edit;
  return (
    <RecordDialog title={project ? 'Edit project' : 'Add project'} edit={edit} onClose={onClose}>
      <TextInput label="Title" required {...field('title')} data-autofocus />
      <Textarea label="Description" required autosize minRows={4} maxRows={12} {...field('description')} />
      <Autocomplete label="Category" required data={[...projectCategories]} {...field('category')} />
      <TextInput label="Image URL" required placeholder="https://… or /art/…" {...field('imageUrl')} />
      <TextInput label="Project URL" placeholder="https://…" {...field('projectUrl')} />
      <CommaListField
        label="Technologies"
        description="such as React, Node.js"
        stored={project?.technologies}
        {...field('technologies')}
      />
      <Switch
        label="Featured"
        description="Featured projects come first"
        {...form.getInputProps('featured', { type: 'checkbox' })}
      />
    </RecordDialog>
  );
}

function toValues(project: Project | undefined) {
  return {
    title: project?.title ?? '',
    description: project?.description ?? '',
    imageUrl: project?.imageUrl ?? '',
    projectUrl: project?.projectUrl ?? '',
    category: project?.category ?? '',
    technologies: formatCommaList(project?.technologies),
    featured: project?.featured ?? false,
  };
}
