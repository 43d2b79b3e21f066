import { Group, Switch, Textarea, TextInput } from '@mantine/core';
import { type CaseStudy, caseStudyInput } from '@site/schema/case-study';
import { AddressField } from '../form/fields/AddressField.tsx';
import { CoverObjectField } from '../form/fields/CoverObjectField.tsx';
import { parseLines } from '../form/fields/list-text.ts';
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

/** Adds a case study, or changes one. */
export function CaseStudyForm(props: RecordFormProps<CaseStudy>) {
  const edit = useRecordForm({
    ...props,
    kind: 'caseStudy',
    schema: caseStudyInput,
    toValues,
    toInput: (values) => ({
      ...values,
      serviceId: linkedId(values.serviceId),
      coverObject: values.coverObject || null,
    }),
    create: trpc.caseStudy.create.useMutation().mutateAsync,
    update: trpc.caseStudy.update.useMutation().mutateAsync,
    messages: { added: 'Case study added', saved: 'Case study saved', failed: 'Failed to save case study' },
  });
  const { form, field } = edit;
  const results = field('results');
  const story = { autosize: true, minRows: 3, maxRows: 12 };
  return (
    <RecordDialog title={edit.title} edit={edit} onClose={props.onClose}>
      <TextInput label="Title" required {...field('title')} data-autofocus />
      <Group grow align="start">
        <TextInput label="Client name" required description={ANONYMOUS} {...field('clientName')} />
        <TextInput label="Industry" required description="Or the kind of client" {...field('industry')} />
      </Group>
      <Textarea label="Challenge" required {...story} {...field('challenge')} />
      <Textarea label="Solution" required {...story} {...field('solution')} />
      <StringListField
        label="Results"
        itemName="result"
        required
        separators="lines"
        isUnique={false}
        description="One result a row. A row with a value before and after is shown with bars: “Checkout fell from 94 s to 31 s”"
        {...results}
        value={parseLines(results.value)}
        onChange={(lines) => results.onChange(lines.join('\n'))}
      />
      <Group grow align="start">
        <TextInput label="Duration" required placeholder="3 months" {...field('duration')} />
        <TextInput label="Budget" {...field('budget')} />
      </Group>
      <ImageField label="Image" required {...field('imageUrl')} />
      <CoverObjectField by="industry" {...field('coverObject')} />
      <AddressField label="Project URL" {...field('projectUrl')} />
      <StringListField
        label="Technologies"
        itemName="technology"
        description="Tools, materials or methods"
        schema={caseStudyInput.shape.technologies}
        {...field('technologies')}
      />
      <Textarea label="Testimonial" autosize minRows={2} maxRows={8} {...field('testimonial')} />
      <TextInput label="Testimonial author" {...field('testimonialAuthor')} />
      <GalleryField {...field('gallery')} />
      <StepsField label="Steps before" {...field('before')} />
      <StepsField label="Steps after" {...field('after')} />
      <LinkField kind="service" label="Service" {...field('serviceId')} />
      <Switch label="Featured" {...form.getInputProps('featured', { type: 'checkbox' })} />
    </RecordDialog>
  );
}

const ANONYMOUS = 'If nobody may know it: “A family of four”';

const toValues = (caseStudy: CaseStudy | undefined) => ({
  ...formValues(caseStudyInput, caseStudy),
  serviceId: linkValue(caseStudy?.serviceId),
});
