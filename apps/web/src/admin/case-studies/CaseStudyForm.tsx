import { Group, Switch, Textarea, TextInput } from '@mantine/core';
import { type CaseStudy, caseStudyInput } from '@site/schema/case-study';
import { CommaListField } from '../form/CommaListField.tsx';
import { formatCommaList, parseCommaList } from '../form/comma-list.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { trpc } from '../trpc.ts';

type Props = { caseStudy: CaseStudy | undefined; onSaved: () => void; onClose: () => void };

/** Adds a case study, or changes one. */
export function CaseStudyForm({ caseStudy, onSaved, onClose }: Props) {
  const utils = trpc.useUtils();
  const create = trpc.caseStudy.create.useMutation();
  const update = trpc.caseStudy.update.useMutation();
  const edit = useRecordForm({
    kind: 'caseStudy',
    record: caseStudy,
    schema: caseStudyInput,
    toValues,
    toInput: (values) => ({ ...values, technologies: parseCommaList(values.technologies, caseStudy?.technologies) }),
    create: (input) => create.mutateAsync(input),
    update: (input) => update.mutateAsync(input),
    fetch: utils.caseStudy.byId.fetch,
    messages: { added: 'Case study added', saved: 'Case study saved', failed: 'Failed to save case study' },
    onSaved,
    onClose,
  });
  const { form, field } = edit;
  const story = { autosize: true, minRows: 3, maxRows: 12 };
  return (
    <RecordDialog title={caseStudy ? 'Edit case study' : 'Add case study'} edit={edit} onClose={onClose}>
      <TextInput label="Title" required {...field('title')} data-autofocus />
      <Group grow align="start">
        <TextInput label="Client name" required {...field('clientName')} />
        <TextInput label="Industry" required {...field('industry')} />
      </Group>
      <Textarea label="Challenge" required {...story} {...field('challenge')} />
      <Textarea label="Solution" required {...story} {...field('solution')} />
      <Textarea label="Results" description="One result a line" required {...story} {...field('results')} />
      <Group grow align="start">
        <TextInput label="Duration" required placeholder="3 months" {...field('duration')} />
        <TextInput label="Budget" {...field('budget')} />
      </Group>
      <TextInput label="Image URL" required placeholder="https://… or /art/…" {...field('imageUrl')} />
      <TextInput label="Project URL" placeholder="https://…" {...field('projectUrl')} />
      <CommaListField
        label="Technologies"
        description="such as React, Node.js"
        stored={caseStudy?.technologies}
        {...field('technologies')}
      />
      <Textarea label="Testimonial" autosize minRows={2} maxRows={8} {...field('testimonial')} />
      <TextInput label="Testimonial author" {...field('testimonialAuthor')} />
      <Switch label="Featured" {...form.getInputProps('featured', { type: 'checkbox' })} />
    </RecordDialog>
  );
}

function toValues(caseStudy: CaseStudy | undefined) {
  return {
    title: caseStudy?.title ?? '',
    clientName: caseStudy?.clientName ?? '',
    industry: caseStudy?.industry ?? '',
    challenge: caseStudy?.challenge ?? '',
    solution: caseStudy?.solution ?? '',
    results: caseStudy?.results ?? '',
    imageUrl: caseStudy?.imageUrl ?? '',
    projectUrl: caseStudy?.projectUrl ?? '',
    duration: caseStudy?.duration ?? '',
    budget: caseStudy?.budget ?? '',
    technologies: formatCommaList(caseStudy?.technologies),
    testimonial: caseStudy?.testimonial ?? '',
    testimonialAuthor: caseStudy?.testimonialAuthor ?? '',
    featured: caseStudy?.featured ?? false,
  };
}
