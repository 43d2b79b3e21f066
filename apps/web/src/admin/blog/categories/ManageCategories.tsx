import { Button } from '@mantine/core';
import { paths } from '@site/schema/paths';
import { useState } from 'react';
import { nearestLine } from '../../../ui/theme/nearest-line.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { DraftList } from '../../records/drafts/DraftList.tsx';
import dialog from '../../records/RecordDialog.module.css';
import { RemovalDialog } from '../../records/RemovalDialog.tsx';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { trpc } from '../../trpc-react.ts';
import { CategoryForm, type StoredCategory } from './CategoryForm.tsx';
import classes from './ManageCategories.module.css';

type Props = {
  /** The key of the category whose form is open at first. */
  opened?: string | undefined;
  onDeleted?: (id: number) => void;
  onClose: () => void;
};

/** Adds, changes and deletes the categories of the blog. */
export function ManageCategories({ opened, onDeleted, onClose }: Props) {
  const query = trpc.category.listForAdmin.useQuery();
  // The key of the edited category: its id, or that of its working copy if it is not stored yet. Null adds a category.
  const [edited, setEdited] = useState<string | null | undefined>(opened);
  const [deleted, setDeleted] = useState<StoredCategory>();
  const { mutateAsync } = trpc.category.remove.useMutation();
  const utils = trpc.useUtils();
  const { data: categories } = query;

  async function remove({ id, name }: StoredCategory, redirect: { to: string | null } | undefined) {
    await mutateAsync({ id, redirect });
    onDeleted?.(id);
    showToast({ title: `The category ${name} is deleted` });
  }

  const category = categories?.find(({ id }) => String(id) === edited);
  // The id of a deleted category opens the list.
  if (edited !== undefined && categories && (category || !Number(edited))) {
    const close = () => setEdited(undefined);
    return <CategoryForm category={category} copyKey={edited ?? undefined} onClose={close} />;
  }
  return (
    <Dialog title="Manage categories" onClose={onClose} size={640} above="forms" isForm>
      <div className={dialog.form}>
        <QueryStatus query={query} loading="Loading categories..." failure="Failed to fetch categories" />
        {categories?.length === 0 && <p>There are none yet. The first one could be what clients ask about most.</p>}
        <DraftList kind="category" isFormOpen={false} onOpen={setEdited} />
        {categories && categories.length > 0 && (
          <ItemList>
            {categories.map((category) => (
              <ListItem
                key={category.id}
                title={
                  <span className={classes.name} data-line={nearestLine(category.color, 'green')}>
                    {category.name}
                  </span>
                }
                details={`${countPosts(category.postCount)}, ${paths.blogCategory(category.slug)}`}
              >
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Edit ${category.name}`}
                  onClick={() => setEdited(String(category.id))}
                >
                  Edit
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={`Delete ${category.name}`}
                  onClick={() => setDeleted(category)}
                >
                  Delete
                </Button>
              </ListItem>
            ))}
          </ItemList>
        )}
        <div className={dialog.footer}>
          <Button variant="default" mr="auto" onClick={() => setEdited(null)}>
            Add category
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
      {deleted && (
        <RemovalDialog
          title="Are you sure you want to delete this category?"
          subjects={[deleted.name]}
          text={lossOf(deleted.postCount)}
          failure="Failed to delete category"
          refresh={() => utils.category.invalidate()}
          onClose={() => setDeleted(undefined)}
          remove={(redirect) => remove(deleted, redirect)}
        />
      )}
    </Dialog>
  );
}

const countPosts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

function lossOf(count: number): string {
  if (count === 0) return 'No post has it. Its page disappears for good.';
  return `${countPosts(count)} ${count === 1 ? 'loses' : 'lose'} it, and its page disappears for good. The posts stay.`;
}
