import { z } from 'zod';
import { caseStudy } from './case-study.ts';
import { post } from './post.ts';
import { project } from './project.ts';
import { serviceLink } from './service.ts';

/** Names and addresses of everything public, for the HTML sitemap. */
export const sitemap = z.object({
  services: z.array(serviceLink),
  projects: z.array(project.pick({ id: true, title: true })),
  caseStudies: z.array(caseStudy.pick({ id: true, title: true, clientName: true })),
  posts: z.array(post.pick({ slug: true, title: true })),
  postTotal: z.int(),
});

export type Sitemap = z.infer<typeof sitemap>;
