import type { APIRequestContext } from '@playwright/test';
import type { CaseStudy } from '@site/schema/case-study';
import type { PostSummary } from '@site/schema/post';
import type { Project } from '@site/schema/project';
import type { Service } from '@site/schema/service';

/*
 * The demo content as REST returns it, which the pages must show.
 */

/** The record after JSON serialisation: dates are strings. */
type Serialized<T> = { [K in keyof T]: T[K] extends Date | null ? string : T[K] };

const list =
  <T>(path: string) =>
  async (request: APIRequestContext) =>
    (await (await request.get(path)).json()) as [Serialized<T>, ...Serialized<T>[]];

export const fetchProjects = list<Project>('/api/portfolio');
export const fetchCaseStudies = list<CaseStudy>('/api/case-studies');
export const fetchPosts = list<PostSummary>('/api/blog-posts/published');
export const fetchServices = list<Service>('/api/services');

export function featuredFirst<T extends { featured: boolean }>(items: readonly T[]): T[] {
  return [...items.filter(({ featured }) => featured), ...items.filter(({ featured }) => !featured)];
}

export function findOrThrow<T>(items: readonly T[], predicate: (item: T) => boolean): T {
  const found = items.find(predicate);
  if (found === undefined) throw new Error('The demo content has no such record');
  return found;
}
