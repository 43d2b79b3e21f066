import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { boolean, flag, id, optionalId, optionalUrl, text, textList, url } from './fields/fields.ts';
import { adminListQuery, listQuery, moveOf, selectionOf } from './fields/list-query.ts';
import { gallery, galleryInput } from './gallery.ts';
import { coverObject, coverObjectInput } from './look/cover-object.ts';
import { INVALID_CASE_STUDY_ID, INVALID_PROJECT_ID, INVALID_SERVICE_ID } from './pages/messages.ts';
import { steps, stepsInput } from './steps.ts';

export const projectInput = z.object({
  title: text('Title', { min: 3, max: 200 }),
  description: text('Description', { min: 10, max: 2000 }),
  imageUrl: url('image URL'),
  projectUrl: optionalUrl('project URL'),
  category: text('Category', { min: 2, max: 50, tooShort: 'Category required' }),
  technologies: textList('Technology', { itemMax: 50, max: 20 }).default([]),
  featured: flag('Featured', false),
  caseStudyId: optionalId(INVALID_CASE_STUDY_ID),
  serviceId: optionalId(INVALID_SERVICE_ID),
  gallery: galleryInput,
  coverObject: coverObjectInput,
  before: stepsInput,
  after: stepsInput,
});

/** The gallery and the steps are absent when they are empty, so that other records have the documented fields alone. */
export const project = recordOf(projectInput, { id: z.int(), createdAt: z.date() }).extend({
  gallery: gallery.optional(),
  coverObject,
  before: steps.optional(),
  after: steps.optional(),
});

/** The fields of a project in the lists of pages. */
export const projectCard = project.omit({ gallery: true, before: true, after: true });

/** The fields of a project that a link to it shows. */
export const projectLink = project.pick({ id: true, title: true, category: true });

/** `featuredOrder` is the place among featured ones, 0 until it is moved. */
export const storedProject = project.extend({ gallery, before: steps, after: steps, featuredOrder: z.int() });

/** Selects a part of the projects, of one category if it is set. */
export const projectListQuery = listQuery
  .unwrap()
  .extend({ category: text('Category', { max: 50 }).optional() })
  .default({});

export const projectId = id(INVALID_PROJECT_ID);
export const projectIds = selectionOf(projectId);
export const projectMove = moveOf(projectId);

export const projectAdminListQuery = adminListQuery(['title', 'category', 'createdAt']).extend({
  category: text('Category', { max: 50 }).optional(),
  featured: boolean('Featured').optional(),
});

export type ProjectInput = z.input<typeof projectInput>;
export type Project = z.infer<typeof project>;
export type ProjectCard = z.infer<typeof projectCard>;
export type ProjectLink = z.infer<typeof projectLink>;
export type ProjectAdminListQuery = z.output<typeof projectAdminListQuery>;
export type ProjectListQuery = z.output<typeof projectListQuery>;
