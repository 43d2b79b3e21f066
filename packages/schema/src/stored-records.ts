import type { z } from 'zod';
import { storedCaseStudy } from './case-study.ts';
import { page } from './page.ts';
import type { RecordKind } from './pages/record-kinds.ts';
import { post } from './post.ts';
import { storedProject } from './project.ts';
import { service } from './service.ts';

/** The records of each kind with all columns of their tables. */
export const storedRecords = {
  page,
  project: storedProject,
  caseStudy: storedCaseStudy,
  service,
  post,
} satisfies Record<RecordKind, z.ZodType<{ id: number; title: string; createdAt: Date }>>;
