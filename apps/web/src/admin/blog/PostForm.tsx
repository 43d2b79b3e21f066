import { Group, NumberInput, Switch, Tabs, Textarea, TextInput } from '@mantine/core';
import { type Post, postInput } from '@site/schema/post';
import { READING, teamName } from '@site/schema/site';
import { useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { describeError } from '../errors.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { StringListField } from '../form/StringListField.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { useLatestSite } from '../latest-site.tsx';
import { trpc } from '../trpc.ts';
import classes from './PostForm.module.css';
import { readPost, valuesOf } from './post-values.ts';
import { RichTextField } from './RichTextField.tsx';

type Props = { post: Post | undefined; onSaved: () => void; onClose: () => void };

const parts = [
  { value: 'content', name: 'Content', fields: ['title', 'slug', 'excerpt', 'content'] },
  { value: 'media', name: 'Media', fields: ['featuredImage', 'gallery'] },
  {
    value: 'seo',
    name: 'Tags & SEO',
    fields: ['tags', 'hiddenTags', 'metaTitle', 'metaDescription', 'metaKeywords', 'canonicalUrl'],
  },
  { value: 'settings', name: 'Settings', fields: ['author', 'readingTime', 'publishedAt', 'published', 'featured'] },
] as const;

/** Writes a post, or changes one, in four parts. */
export function PostForm({ post, onSaved, onClose }: Props) {
  const { brand } = useLatestSite();
  const utils = trpc.useUtils();
  const create = trpc.post.create.useMutation();
  const replace = trpc.post.replace.useMutation();
  const [part, setPart] = useState<string | null>('content');
  const record = useRecordForm({
    draft: `post:${post?.id ?? 'new'}`,
    initial: valuesOf(post, teamName(brand)),
    ...(post && {
      reread: async () =>
        valuesOf(await utils.post.forEditing.fetch({ id: post.id }, { staleTime: 0 }), teamName(brand)),
    }),
    schema: postInput,
    read: (values) => readPost(values, post),
    save: (input) => (post ? replace.mutateAsync({ ...input, id: post.id }) : create.mutateAsync(input)),
    saved: post ? 'Blog post updated successfully!' : 'Blog post created successfully!',
    failed: 'Failed to save blog post',
    describe: (error) => {
      const { status } = readApiError(error);
      return status === undefined ? undefined : `${status}: ${describeError(error)}`;
    },
    onRefused: (names) =>
      setPart(parts.find(({ fields }) => fields.some((name) => names.includes(name)))?.value ?? part),
    onSaved,
    onClose,
  });
  const { form } = record;
  const { values, errors } = form;
  const field = (name: keyof typeof values) => ({ ...form.getInputProps(name), 'data-field': name });
  const items = (name: 'gallery' | 'tags' | 'hiddenTags') => ({
    name,
    items: values[name],
    typed: values[`${name}Typed`],
    error: errors[name],
    onChange: (list: string[]) => form.setFieldValue(name, list),
    onType: (typed: string) => {
      form.setFieldValue(`${name}Typed`, typed);
      form.clearFieldError(name);
    },
  });

  return (
    <RecordDialog title={post ? 'Edit blog post' : 'Add blog post'} record={record} onClose={onClose} size={960}>
      <Tabs
        value={part}
        onChange={setPart}
        keepMounted
        classNames={{ panel: classes.part ?? '', list: classes.parts ?? '' }}
      >
        <Tabs.List aria-label="Parts of the post">
          {parts.map(({ value, name, fields }) => {
            const wrong = fields.filter((one) => Boolean(errors[one])).length;
            return (
              <Tabs.Tab key={value} value={value}>
                {name}
                {wrong > 0 && <span className={classes.wrong}>{` (${wrong} to check)`}</span>}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="content">
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
            value={values.content}
            error={errors.content}
            onChange={(content) => form.setFieldValue('content', content)}
          />
        </Tabs.Panel>
        <Tabs.Panel value="media">
          <TextInput label="Featured image URL" placeholder="https://… or /art/…" {...field('featuredImage')} />
          <StringListField label="Gallery" word="gallery image" placeholder="https://…" {...items('gallery')} />
        </Tabs.Panel>
        <Tabs.Panel value="seo">
          <StringListField label="Tags" word="tag" {...items('tags')} />
          <StringListField
            label="Hidden tags"
            description="For search engines, not shown"
            word="hidden tag"
            {...items('hiddenTags')}
          />
          <TextInput label="Meta title" {...field('metaTitle')} />
          <Textarea label="Meta description" autosize minRows={2} {...field('metaDescription')} />
          <TextInput label="Meta keywords" {...field('metaKeywords')} />
          <TextInput label="Canonical URL" {...field('canonicalUrl')} />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
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
        </Tabs.Panel>
      </Tabs>
    </RecordDialog>
  );
}
