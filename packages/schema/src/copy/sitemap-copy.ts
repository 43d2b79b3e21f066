import { z } from 'zod';
import { group, line, pageHeader, paragraph, searchResult } from './copy-field.ts';

/** The texts of the sitemap page. */
export const sitemapCopy = z.object({
  search: searchResult({
    title: 'Sitemap',
    description:
      'Every page of {name} on one map: services, portfolio projects, case studies, blog posts, legal pages, and the files that search engines read.',
    blankDescription: 'Every page of {name}: what we offer, what we have done, who we are and how to reach us.',
    keywords: 'sitemap, all pages of {name}, XML sitemap, robots.txt',
    blankKeywords: 'sitemap, all pages of {name}',
  }),
  header: pageHeader({
    eyebrow: 'Network map',
    blankEyebrow: 'Overview',
    title: 'Sitemap',
    lead: 'Every line, every station. Pick one and get off there.',
    blankLead: 'Every page of this site.',
  }),
  tools: group('Last group of pages', {
    title: line('Title', { value: 'Tools & Resources', blank: 'Other Pages' }),
  }),
  about: group('About the agency', {
    title: line('Title', { value: 'About {name}' }),
    text: paragraph('Text', {
      value:
        '{name} is a full-stack digital agency in {city}. We build websites, online stores and SaaS, get them found, give them a brand, and automate what nobody should have to do twice.',
      blank: '{slogan}',
      isOptional: true,
    }),
  }),
});
