import { brand } from '@site/schema/site';

export type Head = {
  title?: string;
  description?: string;
  robots?: string;
  /** The page's own path; a page without one has no canonical address. */
  path?: string;
};

export function completeHead(head: Head) {
  return {
    title: head.title ? `${head.title} | ${brand.name}` : `${brand.name}: ${brand.slogan}`,
    description:
      head.description ??
      'Ascent Digital is a full-stack digital agency in New Delhi: websites, online stores, search, brand and AI under one roof, with one timetable.',
    robots: head.robots ?? 'index, follow',
    path: head.path,
  };
}
