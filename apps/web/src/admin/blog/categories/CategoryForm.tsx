import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type CategoryInput, categoryInput } from '@site/schema/category';
import { light } from '@site/schema/palette';
import { slugify } from '@site/schema/post';
import { DEFAULT_CATEGORY_COLOR } from '@site/schema/site';
import { type SyntheticEvent, useState } from 'react';
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
import dialog from '../../records/RecordDialog.module.css';
import { useMove, useMoveHint } from '../../records/use-move.ts';
import { type Outputs, trpc } from '../../trpc-react.ts';

export type StoredCategory = Outputs['category']['listForAdmin'][number];

type Props = { category: StoredCategory | undefined; onClose: () => void };
type Values = { name: string; slug: string; description: string; color: string };

/** Adds a category, or changes one. */
export function CategoryForm({ category, onClose }: Props) {
  const utils = trpc.useUtils();
  const create = trpc.category.create.useMutation();
  const update = trpc.category.update.useMutation();
  const isSaving = create.isPending || update.isPending;
  const [root, setRoot] = useState<HTMLFormElement | null>(null);
  const form = useForm<Values>({
    initialValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
      color: category?.color ?? DEFAULT_CATEGORY_COLOR,
    },
    validate: validateWith(categoryInput, toInput) as never,
    clearInputErrorOnChange: true,
  });
  const moveHint = useMoveHint({ ...moveOf(category), after: form.values.slug || slugify(form.values.name) });
  const moveTo = useMove(moveOf(category));
  const field = (name: keyof Values) => ({ ...form.getInputProps(name), 'data-field': name });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    // React passes the event on to the form of the post, inside whose component this one is.
    event.stopPropagation();
    void save();
  }

  async function save() {
    if (isSaving) return;
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirstField(root, Object.keys(errors));
    const input = toInput(form.getValues());
    try {
      const move = await moveTo(input.slug);
      await (category ? update.mutateAsync({ ...input, id: category.id }) : create.mutateAsync(input));
      showToast({ title: category ? 'Category updated' : 'Category added', ...move });
      await utils.category.invalidate().then(onClose);
    } catch (error) {
      const refused = errorsByField(readApiError(error).issues, topLevelField);
      form.setErrors(refused);
      focusFirstField(root, Object.keys(refused));
      showErrorToast(error, `Failed to save category: ${describeError(error)}`);
    }
  }

  return (
    <Dialog title={category ? 'Edit category' : 'Add category'} onClose={onClose} size={560} above="forms" isForm>
      <form
        ref={setRoot}
        onSubmit={onSubmit}
        onKeyDown={saveOnHotkey(() => void save())}
        noValidate
        className={dialog.form}
      >
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
        <div className={dialog.footer}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isBusy={isSaving}>Save category</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

const moveOf = (category: StoredCategory | undefined) =>
  ({ kind: 'category', record: category, before: category?.slug }) as const;

const toInput = ({ name, slug, ...rest }: Values): CategoryInput => ({
  name: name.trim(),
  slug: slug || slugify(name),
  ...rest,
});
