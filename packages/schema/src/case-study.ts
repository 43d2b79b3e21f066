import { z } from 'zod';
import { patchOf, recordOf } from './fields/entity.ts';
import { boolean, flag, id, optionalId, optionalText, optionalUrl, text, textList, url } from './fields/fields.ts';
import { adminListQuery, moveOf, selectionOf } from './fields/list-query.ts';
import { gallery, galleryInput } from './gallery.ts';
import { coverObject, coverObjectInput } from './look/cover-object.ts';
import { INVALID_CASE_STUDY_ID, INVALID_SERVICE_ID } from './pages/messages.ts';
import { steps, stepsInput } from './steps.ts';

export const caseStudyInput = z.object({
  title: text('Title', { min: 3, max: 200 }),
  clientName: text('Client name', { min: 2, max: 100 }),
  industry: text('Industry', { min: 2, max: 100 }),
  challenge: text('Challenge', { min: 10, max: 3000 }),
  solution: text('Solution', { min: 10, max: 3000 }),
  results: text('Results', { min: 10, max: 3000 }),
  imageUrl: url('image URL'),
  projectUrl: optionalUrl('project URL'),
  duration: text('Duration', { max: 50, tooShort: 'Duration is required' }),
  budget: optionalText('Budget', 50),
  technologies: textList('Technology', { itemMax: 50, max: 20 }).default([]),
  testimonial: optionalText('Testimonial', 1000),
  testimonialAuthor: optionalText('Testimonial author', 100),
  featured: flag('Featured', false),
  serviceId: optionalId(INVALID_SERVICE_ID),
  gallery: galleryInput,
  coverObject: coverObjectInput,
  before: stepsInput,
  after: stepsInput,
});

export const caseStudyPatch = patchOf(caseStudyInput);

/** The gallery and the steps are absent when they are empty, so that other records have the documented fields alone. */
export const caseStudy = recordOf(caseStudyInput, { id: z.int(), createdAt: z.date() }).extend({
  gallery: gallery.optional(),
  coverObject,
  before: steps.optional(),
  after: steps.optional(),
});

/** The fields of a case study that the page of its project shows. */
export const caseStudyLink = caseStudy.pick({
  id: true,
  title: true,
  clientName: true,
  duration: true,
  budget: true,
  testimonial: true,
  testimonialAuthor: true,
  before: true,
  after: true,
});

/** The fields that the card of a case study shows, and those from which its cover is drawn. */
export const caseStudyCard = caseStudy.pick({
  id: true,
  title: true,
  clientName: true,
  industry: true,
  challenge: true,
  results: true,
  imageUrl: true,
  projectUrl: true,
  duration: true,
  budget: true,
  technologies: true,
  featured: true,
  coverObject: true,
  serviceId: true,
});

/** The fields with which other pages show what an agency achieved, and what its client says. */
export const caseStudyProof = caseStudyCard.extend(
  caseStudy.pick({ testimonial: true, testimonialAuthor: true }).shape,
);

/** `featuredOrder` is the place among featured ones, 0 until it is moved. */
export const storedCaseStudy = caseStudy.extend({ gallery, before: steps, after: steps, featuredOrder: z.int() });

export const caseStudyId = id(INVALID_CASE_STUDY_ID);
export const caseStudyIds = selectionOf(caseStudyId);
export const caseStudyMove = moveOf(caseStudyId);

export const caseStudyAdminListQuery = adminListQuery(['title', 'clientName', 'industry', 'createdAt']).extend({
  featured: boolean('Featured').optional(),
});

export type CaseStudyInput = z.input<typeof caseStudyInput>;
export type CaseStudyAdminListQuery = z.output<typeof caseStudyAdminListQuery>;
export type CaseStudy = z.infer<typeof caseStudy>;
export type CaseStudyCard = z.infer<typeof caseStudyCard>;
export type CaseStudyProof = z.infer<typeof caseStudyProof>;
export type CaseStudyLink = z.infer<typeof caseStudyLink>;
