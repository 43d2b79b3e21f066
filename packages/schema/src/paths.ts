/*
 * Every address of the site. Links, canonical addresses, the sitemap and feeds are made here and nowhere else.
 */

export const landingSlugs = ['web-app-development', 'branding-creative', 'digital-marketing', 'ai-automation'] as const;
export type LandingSlug = (typeof landingSlugs)[number];

export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  portfolio: '/portfolio',
  project: (id: number) => `/portfolio/${id}`,
  caseStudies: '/case-studies',
  caseStudy: (id: number) => `/case-studies/${id}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: '/contact',
  scheduleCall: '/schedule-call',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  sitemap: '/sitemap',
  seoAnalysis: '/seo-analysis',
  admin: '/admin',
  sitemapXml: '/sitemap.xml',
  robotsTxt: '/robots.txt',
} as const;

/** The href of a service as stored: a path, or the bare slug of its page. */
export function serviceHref(href: string): string {
  return /^(\/|#|https?:)/i.test(href) ? href : paths.service(href);
}

/** An absolute address on the site's public origin. */
export function absolute(publicUrl: string, path: string): string {
  return new URL(path, publicUrl).href;
}
