import { storedCall } from '@site/schema/call';
import { category } from '@site/schema/category';
import { storedContact } from '@site/schema/contact';
import { media } from '@site/schema/media';
import { records } from '@site/schema/record-kinds';
import type { SearchKind } from '@site/schema/search';
import { storedRecords } from '@site/schema/stored-records';
import type { z } from 'zod';
import { type Codec, type RecordSchema, recordCodec } from '../codec.ts';
import type { Tables } from '../tables.ts';

/*
 * What the search index contains of each table.
 */

export type SearchSource = {
  kind: SearchKind;
  table: keyof Tables;
  codec: Codec<Record<string, unknown>>;
  /** The column that results show. */
  title: string;
  /** The columns that the search of the list looks at. */
  fields: readonly string[];
  /** Further columns in which the search of the whole admin finds words. */
  texts: readonly string[];
  moment: string;
};

type Columns<R> = {
  title: keyof R & string;
  fields: readonly (keyof R & string)[];
  texts?: readonly (keyof R & string)[];
  moment: keyof R & string;
};

const source = <S extends z.ZodObject>(
  kind: SearchKind,
  table: keyof Tables,
  schema: S,
  { texts = [], ...columns }: Columns<z.output<S>>,
): SearchSource => ({
  kind,
  table,
  codec: recordCodec(schema as unknown as RecordSchema<Record<string, unknown>>),
  texts,
  ...columns,
});

export const searchSources: readonly SearchSource[] = [
  source('contact', 'contactSubmissions', storedContact, {
    title: 'name',
    fields: ['name', 'email', 'message', 'service'],
    moment: 'createdAt',
  }),
  source('call', 'callSchedules', storedCall, {
    title: 'name',
    fields: ['name', 'email', 'phone', 'phoneKey', 'company', 'message'],
    moment: 'createdAt',
  }),
  source('page', records.page.table, storedRecords.page, {
    title: 'title',
    fields: ['title', 'slug'],
    texts: ['content'],
    moment: 'updatedAt',
  }),
  source('project', records.project.table, storedRecords.project, {
    title: 'title',
    fields: ['title', 'description', 'category', 'technologies'],
    texts: ['gallery', 'before', 'after'],
    moment: 'createdAt',
  }),
  source('caseStudy', records.caseStudy.table, storedRecords.caseStudy, {
    title: 'title',
    fields: ['title', 'clientName', 'industry', 'challenge', 'technologies'],
    texts: ['solution', 'results', 'testimonial', 'testimonialAuthor', 'gallery', 'before', 'after'],
    moment: 'createdAt',
  }),
  source('service', records.service.table, storedRecords.service, {
    title: 'title',
    fields: ['title', 'description', 'href', 'features'],
    texts: ['heroTitle', 'heroDescription', 'serviceDetails'],
    moment: 'updatedAt',
  }),
  source('post', records.post.table, storedRecords.post, {
    title: 'title',
    fields: ['title', 'slug', 'author', 'tags'],
    texts: ['excerpt', 'content'],
    moment: 'updatedAt',
  }),
  source('category', 'blogCategories', category, {
    title: 'name',
    fields: ['name', 'slug'],
    texts: ['description'],
    moment: 'createdAt',
  }),
  source('media', 'media', media, { title: 'name', fields: ['name', 'alt', 'folder'], moment: 'createdAt' }),
];

export const sourceOf = (table: string): SearchSource | undefined => searchSources.find((one) => one.table === table);
