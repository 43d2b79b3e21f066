import { Group, NumberInput, Switch, Tabs, Textarea, TextInput } from '@mantine/core';
import { type Post, postInput } from '@site/schema/post';
import { READING, teamName } from '@site/schema/site';
import { useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { describeError } from '../errors.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { StringListField } from '../form/StringListField.tsx';
import type { EditForm } from '../form/use-edit-form.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { useLatestSite } from '../latest-site.tsx';
import { trpc } from '../trpc.ts';
import classes from './PostForm.module.css';
import { type PostValues, toPostInput, toValues } from './post-values.ts';
import { RichTextField } from './RichTextField.tsx';

type Props = { post: Post | undefined; onSaved: () => void; onClose: () => void };
type TabProps = { edit: EditForm<PostValues> };

const tabs = [
  { value: 'content', name: 'Content', fields: ['title', 'slug', 'excerpt', 'content'], Fields: ContentFields },
  { value: 'media', name: 'Media', fields: ['featuredImage', 'gallery'], Fields: MediaFields },
  {
    value: 'seo',
    name: 'Tags & SEO',
    fields: ['tags', 'hiddenTags', 'metaTitle', 'metaDescription', 'metaKeywords', 'canonicalUrl'],
    Fields: SeoFields,
  },
  {
    value: 'settings',
    name: 'Settings',
    fields: ['author', 'readingTime', 'publishedAt', 'published', 'featured'],
    Fields: SettingsFields,
  },
];

/** Adds a post, or edits one, in four tabs. */
export function PostForm({ post, onSaved, onClose }: Props) {
  const { brand } = useLatestSite();
  const utils = trpc.useUtils();
  const [openTab, setOpenTab] = useState<string | null>('content');
  const create = trpc.post.create.useMutation();
  const update = trpc.post.replace.useMutation();
  const edit = useRecordForm({
    kind: 'post',
    record: post,
    schema: postInput,
    toValues: (stored: Post | undefined) => toValues(stored, teamName(brand)),
    toInput: (values) => toPostInput(values, post),
    create: (input) => create.mutateAsync(input),
    update: (input) => update.mutateAsync(input),
    fetch: utils.post.forEditing.fetch,
    messages: {
      added: 'Blog post created successfully!',
      saved: 'Blog post updated successfully!',
      failed: 'Failed to save blog post',
    },
    describeFailure: (error) => {
      const { status } = readApiError(error);
      return status === undefined ? undefined : `${status}: ${describeError(error)}`;
    },
    onInvalid: (names) => {
      const tab = tabs.find(({ fields }) => fields.some((name) => names.includes(name)));
      if (tab) setOpenTab(tab.value);
    },
    onSaved,
    onClose,
  });
  const { errors } = edit.form;

  return (
    <RecordDialog title={post ? 'Edit blog post' : 'Add blog post'} edit={edit} onClose={onClose} size={960}>
      <Tabs
        value={openTab}
        onChange={setOpenTab}
        keepMounted
        classNames={{ panel: classes.panel ?? '', list: classes.tabs ?? '' }}
      >
        <Tabs.List aria-label="Parts of the post">
          {tabs.map(({ value, name, fields }) => {
            const errorCount = fields.filter((field) => Boolean(errors[field])).length;
            return (
              <Tabs.Tab key={value} value={value}>
                {name}
                {errorCount > 0 && <span className={classes.errorCount}>{` (${errorCount} to check)`}</span>}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {tabs.map(({ value, Fields }) => (
          <Tabs.Panel key={value} value={value}>
            <Fields edit={edit} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </RecordDialog>
  );
}

function ContentFields({ edit: { form, field } }: TabProps) {
  return (
    <>
      <TextInput label="Title" required {...field('title')} data-autofocus />
      <TextInput
        label="Slug"
        description="The last part of the address; made of the title when empty"
        required
        withAsterisk
        {...field('slug')}
      />
      <Textarea
        label="Excerpt"
        required
        placeholder="50-500 characters"
        autosize
        minRows={2}
        maxRows={6}
        {...field('excerpt')}
      />
      <RichTextField
        label="Content"
        value={form.values.content}
        error={form.errors.content}
        onChange={(content) => form.setFieldValue('content', content)}
      />
    </>
  );
}

function MediaFields({ edit }: TabProps) {
  return (
    <>
      <TextInput label="Featured image URL" placeholder="https://… or /art/…" {...edit.field('featuredImage')} />
      <StringListField
        label="Gallery"
        itemName="gallery image"
        placeholder="https://…"
        {...listField(edit, 'gallery')}
      />
    </>
  );
}

function SeoFields({ edit }: TabProps) {
  const { field } = edit;
  return (
    <>
      <StringListField label="Tags" itemName="tag" {...listField(edit, 'tags')} />
      <StringListField
        label="Hidden tags"
        description="For search engines, not shown"
        itemName="hidden tag"
        {...listField(edit, 'hiddenTags')}
      />
      <TextInput label="Meta title" {...field('metaTitle')} />
      <Textarea label="Meta description" autosize minRows={2} {...field('metaDescription')} />
      <TextInput label="Meta keywords" {...field('metaKeywords')} />
      <TextInput label="Canonical URL" {...field('canonicalUrl')} />
    </>
  );
}

function SettingsFields({ edit: { form, field } }: TabProps) {
  return (
    <>
      <TextInput label="Author" required {...field('author')} />
      <Group align="start" gap={24}>
        <NumberInput
          label="Reading time"
          description="Minutes; reckoned from the words when saved"
          min={READING.minMinutes}
          max={READING.maxMinutes}
          {...field('readingTime')}
        />
        <TextInput
          type="datetime-local"
          label="Publish date"
          description="On your clock; a later one schedules the post"
          {...field('publishedAt')}
        />
      </Group>
      <Switch label="Published" {...form.getInputProps('published', { type: 'checkbox' })} />
      <Switch label="Featured" {...form.getInputProps('featured', { type: 'checkbox' })} />
    </>
  );
}

function listField({ form }: EditForm<PostValues>, name: 'gallery' | 'tags' | 'hiddenTags') {
  return {
    name,
    items: form.values[name],
    typed: form.values[`${name}Typed`],
    error: form.errors[name],
    onChange: (items: string[]) => form.setFieldValue(name, items),
    onType: (typed: string) => {
      form.setFieldValue(`${name}Typed`, typed);
      form.clearFieldError(name);
    },
  };
}
