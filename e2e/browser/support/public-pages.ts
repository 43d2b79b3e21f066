import type { APIRequestContext } from '@playwright/test';

/*
 * A page of each kind on the demo site, with the heading that identifies it.
 */

export type PublicPage = { path: string; heading: string | RegExp; status?: number };

export const publicPages: PublicPage[] = [
  { path: '/', heading: 'Every business has a next stop. We build the line to it.' },
  { path: '/about', heading: /.+/ },
  { path: '/services', heading: /.+/ },
  { path: '/services/web-app-development', heading: /.+/ },
  { path: '/services/seo-optimization', heading: /.+/ },
  { path: '/portfolio', heading: /.+/ },
  { path: '/case-studies', heading: 'Real Results for Real Clients' },
  { path: '/blog', heading: /.+/ },
  { path: '/blog/category/being-found', heading: 'Being found' },
  { path: '/blog/tag/seo', heading: 'SEO' },
  { path: '/contact', heading: /.+/ },
  { path: '/schedule-call', heading: /Schedule a Call/ },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms & Conditions' },
  { path: '/sitemap', heading: /.+/ },
  { path: '/seo-analysis', heading: /.+/ },
  { path: '/no-such-page', heading: '404 Page Not Found', status: 404 },
  { path: '/blog/no-such-post', heading: 'Blog Post Not Found', status: 404 },
  { path: '/case-studies/abc', heading: 'Invalid case study ID', status: 404 },
  { path: '/booking/1.x', heading: 'This link is not valid', status: 404 },
  { path: '/blog?page=99', heading: /.+/, status: 404 },
];

/** The page of the first project, case study and post. */
export async function recordPages(request: APIRequestContext): Promise<PublicPage[]> {
  const first = async <T>(path: string) => ((await (await request.get(path)).json()) as [T, ...T[]])[0];
  const project = await first<{ id: number; title: string }>('/api/portfolio');
  const study = await first<{ id: number; title: string }>('/api/case-studies');
  const post = await first<{ slug: string; title: string }>('/api/blog-posts/published');
  return [
    { path: `/portfolio/${project.id}`, heading: project.title },
    { path: `/case-studies/${study.id}`, heading: study.title },
    { path: `/blog/${post.slug}`, heading: post.title },
  ];
}
