import { type RecordKind, recordKinds, records } from './record-kinds.ts';

/*
 * Messages that both the server and the pages use. This file does not import zod, so that pages stay small.
 */

export const INVALID_CASE_STUDY_ID = 'Invalid case study ID';
export const INVALID_PROJECT_ID = 'Invalid project ID';
export const INVALID_SERVICE_ID = 'Invalid service ID';

export const notFoundMessages = {
  ...(Object.fromEntries(recordKinds.map((kind) => [kind, `${records[kind].label} not found`])) as Record<
    RecordKind,
    string
  >),
  category: 'Category not found',
  media: 'File not found',
};

/** The reason for refusing a path of a service. */
export const takenPathMessage = (title: string, path: string) => `The service "${title}" has the path ${path} already`;

/** The reason for refusing a family of a service. */
export const unknownFamilyMessage = (family: string, keys: readonly string[]) =>
  `There is no family "${family}". ${keys.length > 0 ? `The families are ${keys.join(', ')}` : 'The site has no families'}`;

export const takenSlugMessage = (free: string) => `This slug is already in use, but ${free} is free`;

export const MISSING_CATEGORY = 'A chosen category no longer exists';

/** Why a record cannot be linked to another one. */
export const missingLinkMessages = {
  caseStudyId: 'This case study does not exist',
  serviceId: 'This service does not exist',
} as const;
