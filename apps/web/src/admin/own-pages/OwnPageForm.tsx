import { Switch, Textarea, TextInput } from '@mantine/core';
import { type Page, pageInput } from '@site/schema/page';
import { absolute, paths } from '@site/schema/paths';
import { slugify } from '@site/schema/post';
import { useSite } from '../../app/site-facts.ts';
import { RichTextField } from '../blog/editor/RichTextField.tsx';
import { titleProps } from '../form/follow-title.ts';
import { ImageField } from '../media/ImageField.tsx';
import { formValues } from '../records/form-values.ts';
import { RecordDialog } from '../records/RecordDialog.tsx';
import type { RecordFormProps } from '../records/RecordScreen.tsx';
import { useMove, useMoveHint } from '../records/use-move.ts';
import { useRecordForm } from '../records/use-record-form.ts';
import { trpc } from '../trpc-react.ts';

/** Adds a page, or changes one. */
export function OwnPageForm(props: RecordFormProps<Page>) {
  const { record } = props;
  const moved = { kind: 'page', record, before: record?.slug } as const;
  const moveTo = useMove(moved);
  const edit = useRecordForm({
    ...props,
    kind: 'page',
    moveOf: ({ slug }) => moveTo(slug),
    schema: pageInput,
    toValues: (page: Page | undefined) => formValues(pageInput, page),
    toInput: (values) => values,
    create: trpc.page.create.useMutation().mutateAsync,
    update: trpc.page.replace.useMutation().mutateAsync,
    messages: { added: 'Page added', saved: 'Page saved', failed: 'Failed to save page' },
  });
  const { form, field } = edit;
  const { values } = form;
  const { publicUrl } = useSite();
  const moveHint = useMoveHint({ ...moved, after: values.slug });
  return (
    <RecordDialog title={edit.title} edit={edit} onClose={props.onClose} size={960}>
      <TextInput
        label="Title"
        required
        {...titleProps(edit, { follower: 'slug', derive: slugify, isNew: !record })}
        data-autofocus
      />
      <TextInput
        label="Slug"
        required
        description={moveHint ?? `The last part of its address: ${absolute(publicUrl, paths.page(values.slug))}`}
        {...field('slug')}
      />
      <RichTextField
        label="Content"
        value={values.content}
        error={form.errors.content}
        onChange={(content) => form.setFieldValue('content', content)}
      />
      <TextInput
        label="Language of this text"
        description="A code such as pt-BR or de, if it is not that of the site"
        {...field('lang')}
      />
      <Switch
        label="Show in the menu"
        description="At the end. Pages, “Menu and pages” has the other entries"
        {...form.getInputProps('inMenu', { type: 'checkbox' })}
      />
      <Switch label="Show in the footer" {...form.getInputProps('inFooter', { type: 'checkbox' })} />
      <TextInput
        label="Meta title"
        description="For search engines and social networks. If empty, the title"
        {...field('metaTitle')}
      />
      <Textarea
        label="Meta description"
        description="If empty, the first paragraph"
        autosize
        minRows={2}
        {...field('metaDescription')}
      />
      <ImageField label="Share image" {...field('shareImage')} />
    </RecordDialog>
  );
}
