import { withoutFocus } from './media-url.ts';
import { tagSlug } from './tag-slug.ts';

/*
 * Every path of the site. Links, canonical URLs, the sitemap and feeds all use them.
 */

export const landingSlugs = ['web-app-development', 'branding-creative', 'digital-marketing', 'ai-automation'] as const;
export type LandingSlug = (typeof landingSlugs)[number];

export function isLandingSlug(slug: string): slug is LandingSlug {
  return (landingSlugs as readonly string[]).includes(slug);
}

export const paths = {
  home: '/',
  /** A page that the owner has added. */
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  portfolio: '/portfolio',
  project: (id: number) => `/portfolio/${id}`,
  caseStudies: '/case-studies',
  caseStudy: (id: number) => `/case-studies/${id}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogCategory: (slug: string) => `/blog/category/${encodeURIComponent(slug)}`,
  /** The tag may be written as a post has it, or as its own address. */
  blogTag: (tag: string) => `/blog/tag/${encodeURIComponent(tagSlug(tag))}`,
  contact: '/contact',
  scheduleCall: '/schedule-call',
  /** The private page of a call, where the visitor changes it, and its calendar file. */
  booking: (token: string) => `/booking/${token}`,
  bookingFile: (token: string) => `/booking/${token}.ics`,
  /** The page of a preview link. */
  preview: (token: string) => `/preview/${token}`,
  /** The calendar of all calls, to which the administrator subscribes. */
  calendarFeed: (secret: string) => `/calendar/${secret}.ics`,
  /** The download of a backup, with a token that is valid for a minute. */
  backup: (token: string) => `/backup/${token}`,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  sitemap: '/sitemap',
  seoAnalysis: '/seo-analysis',
  admin: '/admin',
  sitemapXml: '/sitemap.xml',
  robotsTxt: '/robots.txt',
  feedXml: '/feed.xml',
  feedJson: '/feed.json',
  /** The feeds of the posts that a page lists. */
  feedsOf: (page: string) => ({ xml: `${page}/feed.xml`, json: `${page}/feed.json` }),
  manifest: '/site.webmanifest',
  favicon: '/favicon.ico',
  icon: '/icon.svg',
  touchIcon: '/apple-touch-icon.png',
  art: (seed: string) => `/art/${seed}.svg`,
  shareImage: (page: string) => `/share${page === '/' ? '/home' : page}.png`,
} as const;

/** Permanent redirects. */
export const redirects = { '/terms-of-service': paths.terms } as const;

/** The href of a service as stored: a path, or the bare slug of its page. */
export function serviceHref(href: string): string {
  return /^(\/|#|https?:)/i.test(href) ? href : paths.service(href);
}

/** An absolute URL on the site's public origin. */
export function absolute(publicUrl: string, path: string): string {
  return new URL(withoutFocus(path), publicUrl).href;
}
