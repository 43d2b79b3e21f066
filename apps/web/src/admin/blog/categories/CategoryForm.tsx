import { Textarea, TextInput } from '@mantine/core';
import { type CategoryInput, categoryInput } from '@site/schema/category';
import { light } from '@site/schema/palette';
import { slugify } from '@site/schema/post';
import { DEFAULT_CATEGORY_COLOR } from '@site/schema/site';
import { useState } from 'react';
import { nearestLine } from '../../../ui/theme/nearest-line.ts';
import type { LoadedCopy } from '../../form/copy-writer.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { LineColorField } from '../../form/fields/LineColorField.tsx';
import { type EditForm, useEditForm } from '../../form/use-edit-form.ts';
import { useOpenedCopy } from '../../form/use-working-copy.ts';
import { RecordDialog } from '../../records/RecordDialog.tsx';
import { useMove, useMoveHint } from '../../records/use-move.ts';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { type Outputs, trpc } from '../../trpc-react.ts';
import { useFetchTag } from '../../versions/use-fetch-tag.ts';

export type StoredCategory = Outputs['category']['listForAdmin'][number];

type Props = {
  /** The stored category; undefined when one is added. */
  category: StoredCategory | undefined;
  /** The key of its working copy; undefined for a new category without one. */
  copyKey: string | undefined;
  onClose: () => void;
};
type Values = { name: string; slug: string; description: string; color: string };

/** Adds a category, or changes one. */
export function CategoryForm({ copyKey, ...props }: Props) {
  // A later refetch must not replace the category under the form.
  const [category] = useState(props.category);
  // The first working copy of a new category gives it a key.
  const [key, setKey] = useState(copyKey);
  const { query, loaded } = useOpenedCopy('category', copyKey);
  if (loaded !== undefined) {
    return <Form category={category} copyKey={key} loaded={loaded} onKey={setKey} onClose={props.onClose} />;
  }
  return (
    <Dialog title={titleOf(props.category)} onClose={props.onClose} size={720} above="forms">
      <QueryStatus query={query} loading="Loading the category..." failure="Failed to fetch the category" />
    </Dialog>
  );
}

type FormProps = Props & { loaded: LoadedCopy | null; onKey: (key: string) => void };

function Form(props: FormProps) {
  const { category, copyKey, onClose } = props;
  const moved = { kind: 'category', record: category, before: category?.slug } as const;
  const edit = useCategoryForm(props, useMove(moved));
  const { form, field } = edit;
  const moveHint = useMoveHint({ ...moved, after: form.values.slug || slugify(form.values.name) });
  const preview = { kind: 'category' as const, key: copyKey, content: toInput(form.values) };
  const versions = copyKey !== undefined ? { kind: 'category' as const, id: copyKey, valuesOf } : undefined;
  return (
    <RecordDialog
      title={titleOf(category)}
      edit={{ ...edit, isUnpublished: !category, preview, versions }}
      onClose={onClose}
      isAboveForm
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
    </RecordDialog>
  );
}

function useCategoryForm(
  { category, copyKey, loaded, onKey, onClose }: FormProps,
  moveTo: ReturnType<typeof useMove>,
): EditForm<Values> {
  const utils = trpc.useUtils();
  const fetchTag = useFetchTag();
  const create = trpc.category.create.useMutation();
  const update = trpc.category.update.useMutation();
  const id = category?.id;
  return useEditForm<Values, CategoryInput>({
    draftKey: `category:${copyKey ?? 'new'}`,
    initial: toValues(category),
    // Not through the query cache: a change in it would give the form new initial values.
    fetchStored:
      id === undefined
        ? undefined
        : async () => {
            const tag = await fetchTag('category', id);
            const stored = await utils.client.category.listForAdmin.query();
            return { tag, values: toValues(stored.find((one) => one.id === id) ?? category) };
          },
    schema: categoryInput,
    toInput,
    moveOf: ({ slug, name }) => moveTo(slug || slugify(name)),
    save: (input, change) =>
      id === undefined ? create.mutateAsync({ ...input, ...change }) : update.mutateAsync({ ...input, ...change, id }),
    copySource: {
      kind: 'category',
      key: copyKey,
      loaded,
      valuesOf,
      contentOf: (values) => ({ ...values }),
      onKey,
      isOnHotkey: true,
    },
    messages: { saved: id === undefined ? 'Category added' : 'Category updated', failed: 'Failed to save category' },
    // Ctrl+S anywhere else saves the post, whose form is open behind this one.
    savesFromAnywhere: false,
    onSaved: () => utils.category.invalidate(),
    onClose,
  });
}

const titleOf = (category: StoredCategory | undefined) => (category ? 'Edit category' : 'Add category');

/** A working copy may lack fields. */
const toValues = (category: Partial<StoredCategory> | undefined): Values => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  color: category?.color ?? DEFAULT_CATEGORY_COLOR,
});

const valuesOf = (content: Record<string, unknown>) => toValues(content);

const toInput = ({ name, slug, ...rest }: Values): CategoryInput => ({
  name: name.trim(),
  slug: slug || slugify(name),
  ...rest,
});
