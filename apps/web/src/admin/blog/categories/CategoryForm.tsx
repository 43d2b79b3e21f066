import { Button, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type CategoryInput, categoryInput } from '@site/schema/category';
import { light } from '@site/schema/palette';
import { slugify } from '@site/schema/post';
import { DEFAULT_CATEGORY_COLOR } from '@site/schema/site';
import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { readApiError } from '../../../app/api-error.ts';
import { errorsByField } from '../../../app/form-issues.ts';
import { nearestLine } from '../../../ui/theme/nearest-line.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../../error-messages.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { LineColorField } from '../../form/fields/LineColorField.tsx';
import { focusFirstField } from '../../form/form-fields.ts';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { saveOnHotkey } from '../../form/save-on-hotkey.ts';
import { topLevelField, validateWith } from '../../form/validate.ts';
import { defaultView, FormPreview, type FormView, PREVIEW_SIZE } from '../../preview/FormPreview.tsx';
import dialog from '../../records/RecordDialog.module.css';
import { useMove, useMoveHint } from '../../records/use-move.ts';
import { type Outputs, trpc, unbatched } from '../../trpc-react.ts';

export type StoredCategory = Outputs['category']['listForAdmin'][number];

type Props = { category: StoredCategory | undefined; onClose: () => void };
type Values = { name: string; slug: string; description: string; color: string };

/** Adds a category, or changes one. */
export function CategoryForm({ category, onClose }: Props) {
  const utils = trpc.useUtils();
  const create = trpc.category.create.useMutation();
  const update = trpc.category.update.useMutation();
  const isSaving = create.isPending || update.isPending;
  const key = category && String(category.id);
  const tag = useOpenedTag(key);
  const [root, setRoot] = useState<HTMLFormElement | null>(null);
  const [view, setView] = useState<FormView>('form');
  const form = useForm<Values>({
    initialValues: toValues(category),
    validate: validateWith(categoryInput, toInput) as never,
    clearInputErrorOnChange: true,
  });
  const moveHint = useMoveHint({ ...moveOf(category), after: form.values.slug || slugify(form.values.name) });
  const moveTo = useMove(moveOf(category));

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    // React passes the event on to the form of the post, inside whose component this one is.
    event.stopPropagation();
    void save();
  }

  function focusFirst(errors: object) {
    // An invalid field must be visible.
    flushSync(() => setView('form'));
    focusFirstField(root, Object.keys(errors));
  }

  async function save() {
    if (isSaving) return;
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirst(errors);
    const input = toInput(form.getValues());
    try {
      const move = await moveTo(input.slug);
      await (category
        ? update.mutateAsync({ ...input, id: category.id, ...(tag && { basedOn: [tag] }) })
        : create.mutateAsync(input));
      showToast({ title: category ? 'Category updated' : 'Category added', ...move });
      await utils.category.invalidate().then(onClose);
    } catch (error) {
      const refused = errorsByField(readApiError(error).issues, topLevelField);
      form.setErrors(refused);
      focusFirst(refused);
      showErrorToast(error, `Failed to save category: ${describeError(error)}`);
    }
  }

  const title = category ? 'Edit category' : 'Add category';
  const isPreviewed = view !== 'form';
  const draft = { kind: 'category' as const, key, content: toInput(form.values) };
  return (
    <Dialog title={title} onClose={onClose} size={isPreviewed ? PREVIEW_SIZE : 560} above="forms" isForm>
      <form
        ref={setRoot}
        onSubmit={onSubmit}
        onKeyDown={saveOnHotkey(() => void save())}
        noValidate
        className={dialog.form}
        data-view={isPreviewed ? view : undefined}
      >
        <div className={dialog.fields}>
          <CategoryFields form={form} moveHint={moveHint} />
        </div>
        {isPreviewed && <FormPreview title={title} draft={draft} view={view} onView={setView} />}
        <div className={dialog.footer}>
          <Button
            variant="subtle"
            mr="auto"
            aria-pressed={isPreviewed}
            onClick={() => setView(isPreviewed ? 'form' : defaultView())}
          >
            Preview
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isBusy={isSaving}>Save category</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

type FieldsProps = { form: UseFormReturnType<Values>; moveHint: string | undefined };

function CategoryFields({ form, moveHint }: FieldsProps) {
  const field = (name: keyof Values) => ({ ...form.getInputProps(name), 'data-field': name });
  return (
    <>
      <TextInput label="Name" required data-autofocus {...field('name')} />
      <TextInput
        label="Slug"
        description={moveHint ?? 'The last part of the address. If empty, it is made from the name'}
        {...field('slug')}
      />
      <Textarea
        label="Description"
        description="Shown below the name on its page, and in search results"
        autosize
        minRows={2}
        {...field('description')}
      />
      {/* The site shows the nearest line colour. The stored colour stays until another one is chosen. */}
      <LineColorField
        label="Colour"
        name="color"
        value={nearestLine(form.values.color, 'green')}
        onChange={(line) => form.setFieldValue('color', light[line])}
      />
    </>
  );
}

/** Identifies what is stored when the form opens: a change that is based on older content is refused. */
function useOpenedTag(key: string | undefined): string | undefined {
  const options = { ...unbatched, enabled: key !== undefined, gcTime: 0 };
  return trpc.version.tag.useQuery({ kind: 'category', key: key ?? '' }, options).data;
}

const toValues = (category: StoredCategory | undefined): Values => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  color: category?.color ?? DEFAULT_CATEGORY_COLOR,
});

const moveOf = (category: StoredCategory | undefined) =>
  ({ kind: 'category', record: category, before: category?.slug }) as const;

const toInput = ({ name, slug, ...rest }: Values): CategoryInput => ({
  name: name.trim(),
  slug: slug || slugify(name),
  ...rest,
});
