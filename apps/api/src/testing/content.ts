import type { CallInput } from '@site/schema/call';
import type { CaseStudyInput } from '@site/schema/case-study';
import type { ContactInput } from '@site/schema/contact';
import type { pageInput } from '@site/schema/page';
import type { PostInput } from '@site/schema/post';
import type { ProjectInput } from '@site/schema/project';
import type { ServiceInput } from '@site/schema/service';
import { expect } from 'vitest';
import type { z } from 'zod';
import { admin, type TestApp, testApp } from './app.ts';

/*
 * A valid body with every field for each entity, and a test application with a logged-in administrator.
 */

export const bodies = {
  service: {
    title: 'SEO Optimization',
    description: 'Found by those who look for you.',
    icon: 'fas fa-search',
    features: ['Audit', 'Links'],
    gradient: 'from-blue-500 to-purple-600',
    color: 'text-blue-600',
    href: '/services/seo-optimization',
    metaTitle: 'SEO in New Delhi',
    metaDescription: 'Search engine work that can be measured.',
    heroTitle: 'Be found first',
    heroDescription: 'Rank where your customers look.',
    serviceDetails: ['Look', 'Plan', 'Act'],
    priceFrom: '₹15,000',
    duration: '3 months',
    leadTime: 'Within a week',
    imageUrl: 'https://example.com/seo.png',
    active: true,
    sortOrder: 7,
  } satisfies ServiceInput,
  project: {
    title: 'A shop for tea',
    description: 'An online shop with a hundred teas.',
    imageUrl: 'https://example.com/tea.png',
    projectUrl: 'https://tea.example.com/',
    category: 'E-commerce',
    technologies: ['React', 'Node.js'],
    featured: true,
    caseStudyId: null,
    serviceId: null,
  } satisfies ProjectInput,
  caseStudy: {
    title: 'Twice the orders',
    clientName: 'Tea & Co',
    industry: 'Retail',
    challenge: 'Nobody found the shop.',
    solution: 'A faster shop with better words.',
    results: 'Orders doubled.\nReturns halved.',
    imageUrl: '/art/tea.svg',
    projectUrl: 'https://tea.example.com/',
    duration: '3 months',
    budget: '₹2 lakh',
    technologies: ['Next.js'],
    testimonial: 'We sell more tea.',
    testimonialAuthor: 'Asha Rao',
    featured: true,
    serviceId: null,
  } satisfies CaseStudyInput,
  post: {
    title: 'How we choose words',
    slug: 'how-we-choose-words',
    excerpt: 'Words on a page are read by people first and by machines after.',
    content: `<p>  ${'Plain words win. '.repeat(10)}<script>alert(1)</script></p>\n`,
    featuredImage: 'https://example.com/words.png',
    gallery: ['/art/one.svg', 'https://example.com/two.png'],
    author: 'Asha Rao',
    published: true,
    featured: true,
    tags: ['Writing'],
    hiddenTags: ['copywriting delhi'],
    metaTitle: 'Choosing words',
    metaDescription: 'How an agency chooses its words.',
    metaKeywords: 'words, writing',
    canonicalUrl: 'https://example.com/words',
    readingTime: 3,
    publishedAt: '2025-05-01T09:30:00.000Z',
  } satisfies PostInput,
  contact: {
    name: 'Ravi Kumar',
    email: 'ravi@example.com',
    message: 'I would like a website.',
  } satisfies ContactInput,
  call: {
    name: 'Ravi Kumar',
    phone: '+91 98100 12345',
    email: 'ravi@example.com',
    company: 'Kumar & Sons',
    message: 'About a shop.',
    preferredDate: '2025-06-10',
    preferredTime: '10:30 AM',
  } satisfies CallInput,
};

/** A page that the owner adds; REST has no path for it. */
export const pageBody = {
  title: 'Careers',
  slug: 'careers',
  content: '<p>We are hiring.</p><h2>Designer</h2><p>Draws maps.</p>',
} satisfies z.input<typeof pageInput>;

export type Entity = keyof typeof bodies;

export const createPaths: Record<Entity, string> = {
  service: '/api/services',
  project: '/api/portfolio',
  caseStudy: '/api/case-studies',
  post: '/api/admin/blog-posts',
  contact: '/api/contact',
  call: '/api/schedule-call',
};

export function without<T extends object>(body: T, ...fields: (keyof T)[]): Partial<T> {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field as keyof T))) as Partial<T>;
}

export type Added = { id: number } & Record<string, unknown>;

export async function testAdmin(options?: Parameters<typeof testApp>[0]) {
  const visitor = await testApp(options);
  const session = await visitor.login();
  const sendAsAdmin = (method: Parameters<TestApp['send']>[0], url: string, body?: unknown) =>
    visitor.send(method, url, body, session);
  return {
    ...visitor,
    session,
    sendAsAdmin,
    /** Confirms the session with the password, as exports and changes of the account require. */
    async confirm(): Promise<void> {
      const { password: currentPassword } = admin;
      expect((await sendAsAdmin('POST', '/api/admin/confirm', { currentPassword })).status).toBe(200);
    },
    /** Creates a valid record with the given fields, and returns the body of the response. */
    async add(entity: Entity, change: object = {}): Promise<Added> {
      const response = await sendAsAdmin('POST', createPaths[entity], { ...bodies[entity], ...change });
      expect(response.status, response.text).toBe(201);
      return response.body;
    },
    /** Creates a category and returns its id. */
    async addCategory(name: string, change: object = {}): Promise<number> {
      const { body, status, text } = await sendAsAdmin('POST', '/trpc/category.create', {
        name,
        slug: name.toLowerCase(),
        ...change,
      });
      expect(status, text).toBe(200);
      return (body as { result: { data: { json: { id: number } } } }).result.data.json.id;
    },
    /** Returns one field of each record in a list that the administrator requests. */
    async listField(url: string, field: string): Promise<unknown[]> {
      const records: Record<string, unknown>[] = (await sendAsAdmin('GET', url)).body;
      return records.map((record) => record[field]);
    },
  };
}
