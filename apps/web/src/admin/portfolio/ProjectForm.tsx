import { Autocomplete, Switch, Textarea, TextInput } from '@mantine/core';
import { type Project, projectInput } from '@site/schema/project';
import { projectCategories } from '@site/schema/site';
import { AddressField } from '../form/fields/AddressField.tsx';
import { CoverObjectField } from '../form/fields/CoverObjectField.tsx';
import { StepsField } from '../form/fields/StepsField.tsx';
import { StringListField } from '../form/fields/StringListField.tsx';
import { GalleryField } from '../media/GalleryField.tsx';
import { ImageField } from '../media/ImageField.tsx';
import { formValues } from '../records/form-values.ts';
import { LinkField } from '../records/LinkField.tsx';
import { linkedId, linkValue } from '../records/link-value.ts';
import { RecordDialog } from '../records/RecordDialog.tsx';
import type { RecordFormProps } from '../records/RecordScreen.tsx';
import { useRecordForm } from '../records/use-record-form.ts';
import { trpc } from '../trpc-react.ts';

/** Adds a project, or changes one. */
export function ProjectForm(props: RecordFormProps<Project>) {
  const edit = useRecordForm({
    ...props,
    kind: 'project',
    schema: projectInput,
    toValues,
    toInput: (values) => ({
      ...values,
      caseStudyId: linkedId(values.caseStudyId),
      serviceId: linkedId(values.serviceId),
      coverObject: values.coverObject || null,
    }),
    create: trpc.project.create.useMutation().mutateAsync,
    update: trpc.project.replace.useMutation().mutateAsync,
    messages: { added: 'Project added', saved: 'Project saved', failed: 'Failed to save project' },
  });
  const { form, field } = edit;
  return (
    <RecordDialog title={edit.title} edit={edit} onClose={props.onClose}>
      <TextInput label="Title" required {...field('title')} data-autofocus />
      <Textarea label="Description" required autosize minRows={4} maxRows={12} {...field('description')} />
      <Autocomplete label="Category" required data={[...projectCategories]} {...field('category')} />
      <ImageField label="Image" required {...field('imageUrl')} />
      <CoverObjectField by="category" {...field('coverObject')} />
      <AddressField label="Project URL" {...field('projectUrl')} />
      <StringListField
        label="Technologies"
        itemName="technology"
        description="Tools, materials or methods"
        schema={projectInput.shape.technologies}
        {...field('technologies')}
      />
      <GalleryField {...field('gallery')} />
      <StepsField label="Steps before" {...field('before')} />
      <StepsField label="Steps after" {...field('after')} />
      <LinkField kind="caseStudy" label="Case study" {...field('caseStudyId')} />
      <LinkField kind="service" label="Service" {...field('serviceId')} />
      <Switch
        label="Featured"
        description="Featured projects come first"
        {...form.getInputProps('featured', { type: 'checkbox' })}
      />
    </RecordDialog>
  );
}

const toValues = (project: Project | undefined) => ({
  ...formValues(projectInput, project),
  caseStudyId: linkValue(project?.caseStudyId),
  serviceId: linkValue(project?.serviceId),
});
