import { Stack, Tabs, UnstyledButton } from '@mantine/core';
import { type EditedPost, postInput, slugify } from '@site/schema/post';
import { teamName } from '@site/schema/site';
import type { Zone } from '@site/schema/zone';
import { useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { useSite } from '../../app/site-facts.ts';
import { focusFirstField } from '../form/form-fields.ts';
import type { EditForm } from '../form/use-edit-form.ts';
import type { Publication } from '../records/drafts/SaveMenu.tsx';
import { useSchedule } from '../records/drafts/use-draft-publication.ts';
import { RecordDialog } from '../records/RecordDialog.tsx';
import type { RecordFormProps } from '../records/RecordScreen.tsx';
import { useMove } from '../records/use-move.ts';
import { useRecordForm } from '../records/use-record-form.ts';
import { trpc } from '../trpc-react.ts';
import { fromDatetimeLocal, toDatetimeLocal } from './datetime-local.ts';
import { ContentFields, MediaFields, SeoFields, SettingsFields } from './PostFields.tsx';
import classes from './PostForm.module.css';
import { type PostValues, toPostInput, toValues, withExisting } from './post-values.ts';
import { describeSaving, describeState, stateOf } from './publication.ts';

const tabs = [
  { value: 'content', name: 'Content', Fields: ContentFields },
  { value: 'media', name: 'Media', Fields: MediaFields },
  { value: 'seo', name: 'Tags & SEO', Fields: SeoFields },
  { value: 'settings', name: 'Settings', Fields: SettingsFields },
] as const;

/** The tab of each field, whose errors it counts. */
const tabOf: Record<keyof PostValues, (typeof tabs)[number]['value']> = {
  title: 'content',
  slug: 'content',
  excerpt: 'content',
  content: 'content',
  featuredImage: 'media',
  coverObject: 'media',
  gallery: 'media',
  categoryIds: 'seo',
  tags: 'seo',
  hiddenTags: 'seo',
  metaTitle: 'seo',
  metaDescription: 'seo',
  metaKeywords: 'seo',
  canonicalUrl: 'seo',
  author: 'settings',
  readingTime: 'settings',
  publishedAt: 'settings',
  published: 'settings',
  featured: 'settings',
};

const fieldsIn = (tab: string, names: readonly string[]) =>
  names.filter((name) => tabOf[name as keyof PostValues] === tab);

/** Adds a post, or edits one, in four tabs. */
export function PostForm(props: RecordFormProps<EditedPost>) {
  const { record, onClose } = props;
  const { brand, zone } = useSite();
  const { data: categories } = trpc.category.listForAdmin.useQuery();
  const [openTab, setOpenTab] = useState<string | null>('content');
  const moveTo = useMove({ kind: 'post', record, before: record?.slug });
  const edit = useRecordForm({
    ...props,
    kind: 'post',
    moveOf: ({ slug, title }) => moveTo(slug || slugify(title)),
    schema: postInput,
    toValues: (post: EditedPost | undefined) => toValues(zone, withExisting(post, categories), teamName(brand)),
    toInput: (values) => toPostInput(zone, values, record),
    create: trpc.post.create.useMutation().mutateAsync,
    update: trpc.post.replace.useMutation().mutateAsync,
    messages: {
      added: 'Blog post created successfully!',
      saved: 'Blog post updated successfully!',
      failed: 'Failed to save blog post',
    },
    describeFailure: (error) => {
      const { status, message } = readApiError(error);
      return message && `${status}: ${message}`;
    },
    onInvalid: (names) => {
      const tab = tabs.find(({ value }) => fieldsIn(value, names).length > 0);
      if (tab) setOpenTab(tab.value);
    },
  });

  /** Saves the post with another state. */
  function saveAs(state: Partial<PostValues>) {
    edit.form.setValues(state as never);
    void edit.submit();
  }

  const scheduleUpdate = useSchedule({ kind: 'post', isPublic: true, edit, onClose });
  const isPublic = record !== undefined && stateOf(record) === 'published';
  const publication: Publication = {
    // "Publish or schedule" leads to the fields of a post that is not public.
    label: isPublic ? 'Publish or schedule' : 'More ways to save',
    publishNow: isPublic
      ? undefined
      : () => saveAs({ published: true, ...(isInFuture(zone, edit.form.getValues()) && { publishedAt: '' }) }),
    schedule: (at) =>
      isPublic
        ? void scheduleUpdate(at)
        : saveAs({ published: true, publishedAt: toDatetimeLocal(zone.id, new Date(at)) }),
    unschedule: edit.schedule ? () => void scheduleUpdate(null) : undefined,
    unpublish: record?.published ? () => saveAs({ published: false }) : undefined,
  };

  function showPublication() {
    setOpenTab('settings');
    focusFirstField(edit.scope.form, ['published']);
  }

  return (
    <RecordDialog
      title={edit.title}
      state={
        <div className={classes.state}>
          {edit.schedule ?? describeState(zone, record)}
          <UnstyledButton className={classes.change} onClick={showPublication}>
            {record?.published ? 'Change publication' : 'Publish or schedule'}
          </UnstyledButton>
        </div>
      }
      action={describeSaving(zone, record, edit.form.values)}
      edit={{ ...edit, publication }}
      onClose={onClose}
      size={960}
    >
      <PostTabs edit={edit} record={record} openTab={openTab} onOpen={setOpenTab} />
    </RecordDialog>
  );
}

const isInFuture = ({ id }: Zone, { publishedAt }: PostValues) =>
  new Date(fromDatetimeLocal(id, publishedAt) ?? 0) > new Date();

type PostTabsProps = {
  edit: EditForm<PostValues>;
  record: EditedPost | undefined;
  openTab: string | null;
  onOpen: (tab: string | null) => void;
};

function PostTabs({ edit, record, openTab, onOpen }: PostTabsProps) {
  const invalid = Object.keys(edit.form.errors).filter((name) => Boolean(edit.form.errors[name]));
  return (
    <Tabs
      value={openTab}
      onChange={onOpen}
      keepMounted
      keepMountedMode="display-none"
      classNames={{ root: classes.root ?? '', list: classes.tabs ?? '', panel: classes.panel ?? '' }}
    >
      <Tabs.List aria-label="Parts of the post">
        {tabs.map(({ value, name }) => (
          <Tabs.Tab key={value} value={value}>
            {name}
            <ErrorCount count={fieldsIn(value, invalid).length} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Fields }) => (
        <Tabs.Panel key={value} value={value}>
          <Stack gap={18} pt={20}>
            <Fields edit={edit} record={record} />
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function ErrorCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.errorCount}>
      {` (${count}`}
      <span className={classes.toCheck}> to check</span>)
    </span>
  );
}
