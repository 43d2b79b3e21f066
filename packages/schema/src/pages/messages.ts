import type { RecordKind } from './record-kinds.ts';

/*
 * Messages that both the server and the pages use. This file does not import zod, so that pages stay small.
 */

export const INVALID_CASE_STUDY_ID = 'Invalid case study ID';
export const INVALID_PROJECT_ID = 'Invalid project ID';
export const INVALID_SERVICE_ID = 'Invalid service ID';

export const notFoundMessages = {
  caseStudy: 'Case study not found',
  category: 'Category not found',
  media: 'File not found',
  post: 'Blog post not found',
  project: 'Project not found',
  service: 'Service not found',
} as const satisfies Record<RecordKind | 'category' | 'media', string>;

/** Why a record cannot be linked to another one. */
export const missingLinkMessages = {
  caseStudyId: 'This case study does not exist',
  serviceId: 'This service does not exist',
} as const;
