import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { GALLERY_MAX } from '@site/schema/gallery';
import { type EditedPost, postInput, readingTime, slugify } from '@site/schema/post';
import { READING, seoLimits } from '@site/schema/site';
import { titleZone } from '@site/schema/zone';
import { useSite } from '../../app/site-facts.ts';
import { AddressField } from '../form/fields/AddressField.tsx';
import { CoverObjectField } from '../form/fields/CoverObjectField.tsx';
import { StringListField } from '../form/fields/StringListField.tsx';
import { titleProps } from '../form/follow-title.ts';
import type { EditForm } from '../form/use-edit-form.ts';
import { ImageField } from '../media/ImageField.tsx';
import { ImageListField } from '../media/ImageListField.tsx';
import { useMoveHint } from '../records/use-move.ts';
import { CategoryField } from './categories/CategoryField.tsx';
import { fromDatetimeLocal } from './datetime-local.ts';
import { RichTextField } from './editor/RichTextField.tsx';
import classes from './PostForm.module.css';
import { type PostValues, toValues } from './post-values.ts';
import { hasFutureDate } from './publication.ts';
import { describeLength } from './seo/describe-length.ts';
import { previewHead } from './seo/preview-head.ts';
import { SeoPreviews } from './seo/SeoPreviews.tsx';

/*
 * The fields of a post, by tab.
 */

type Props = { edit: EditForm<PostValues>; record: EditedPost | undefined };

export function ContentFields({ edit, record }: Props) {
  const { form, field } = edit;
  const { values } = form;
  const moved = { kind: 'post', record, before: record?.slug } as const;
  const moveHint = useMoveHint({ ...moved, after: values.slug || slugify(values.title) });
  return (
    <>
      <TextInput
        label="Title"
        required
        {...titleProps(edit, { follower: 'slug', derive: slugify, isNew: !record })}
        data-autofocus
      />
      <TextInput
        label="Slug"
        description={moveHint ?? 'The last part of the address. If empty, it is made from the title'}
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
        error={form.errors.content}
        onChange={(content) => form.setFieldValue('content', content)}
      />
    </>
  );
}

export function MediaFields({ edit: { field } }: Props) {
  return (
    <>
      <ImageField label="Featured image" {...field('featuredImage')} />
      <CoverObjectField by="category" {...field('coverObject')} />
      <ImageListField label="Gallery" max={GALLERY_MAX} {...field('gallery')} />
    </>
  );
}

export function SeoFields({ edit: { form, field }, record }: Props) {
  const site = useSite();
  const { values } = form;
  const head = previewHead(values, site);
  const { title: max, descriptionMin, descriptionMax } = seoLimits;
  const description = values.metaDescription.trim() || values.excerpt;
  return (
    <>
      <CategoryField {...field('categoryIds')} />
      <StringListField label="Tags" itemName="tag" schema={postInput.shape.tags} {...field('tags')} />
      <StringListField
        label="Hidden tags"
        description="For search engines, not shown"
        itemName="hidden tag"
        schema={postInput.shape.hiddenTags}
        {...field('hiddenTags')}
      />
      <TextInput
        label="Meta title"
        description={`${values.metaTitle.trim() ? '' : 'The title, as this is empty: '}${describeLength(head.title, { max })}`}
        inputWrapperOrder={[...fieldOrder]}
        {...field('metaTitle')}
      />
      <Textarea
        label="Meta description"
        description={`${values.metaDescription.trim() ? '' : 'The excerpt, as this is empty: '}${describeLength(description, { min: descriptionMin, max: descriptionMax })}`}
        inputWrapperOrder={[...fieldOrder]}
        autosize
        minRows={2}
        {...field('metaDescription')}
      />
      <SeoPreviews values={values} stored={record && toValues(site.zone, record, '')} />
      <TextInput label="Meta keywords" {...field('metaKeywords')} />
      <AddressField label="Canonical URL" {...field('canonicalUrl')} />
    </>
  );
}

/** Places the description below the input, for advice on the length and to align inputs side by side. */
const fieldOrder = ['label', 'input', 'description', 'error'] as const;

export function SettingsFields({ edit: { form, field } }: Props) {
  const { published, publishedAt } = form.values;
  const { zone } = useSite();
  const date = new Date(fromDatetimeLocal(zone.id, publishedAt) ?? '');
  const isUnscheduled = !published && hasFutureDate({ published, publishedAt: date });
  return (
    <>
      <TextInput label="Author" required {...field('author')} />
      <div className={classes.beside}>
        <NumberInput
          label="Reading time"
          description={`Minutes. Counted from the words when you save: ${readingTime(form.values.content)}. You can leave it empty`}
          inputWrapperOrder={[...fieldOrder]}
          min={READING.minMinutes}
          max={READING.maxMinutes}
          {...field('readingTime')}
        />
        <TextInput
          type="datetime-local"
          label="Publish date"
          description={`${titleZone(zone)}. If it is in the future, the published post appears then`}
          inputWrapperOrder={[...fieldOrder]}
          {...field('publishedAt')}
        />
      </div>
      <Switch
        label="Published"
        description={
          isUnscheduled ? 'Off: the date alone does not publish the post. Switch it on to schedule it.' : undefined
        }
        {...form.getInputProps('published', { type: 'checkbox' })}
        data-field="published"
      />
      <Switch label="Featured" {...form.getInputProps('featured', { type: 'checkbox' })} />
    </>
  );
}
