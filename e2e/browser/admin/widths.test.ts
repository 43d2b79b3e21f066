import { createRecords, openAdmin, rowOf, uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import {
  sampleCall,
  sampleCaseStudy,
  sampleContact,
  samplePost,
  sampleProject,
  sampleService,
} from '../support/sample-records.ts';

const company = 'Northern Provinces Cooperative Agricultural Marketing Federation Ltd.';
const email = 'lakshminarayanan.venkatasubramanian@northern-provinces-cooperative.example';
const message = 'Our booking page loses every second visitor who comes to it on a phone. '.repeat(4).slice(0, 250);

/** Every list with the longest that its columns may have to hold. */
const lists = [
  {
    slug: 'calls',
    path: '/api/schedule-call',
    body: (name: string) => ({ ...sampleCall(name), company, email, message }),
  },
  { slug: 'contacts', path: '/api/contact', body: (name: string) => ({ ...sampleContact(name), email, message }) },
  {
    slug: 'case-studies',
    path: '/api/case-studies',
    body: (title: string) => ({
      ...sampleCaseStudy(title),
      challenge: message,
      clientName: company,
      industry: 'Agricultural marketing, cold storage, logistics and export of produce',
      featured: true,
    }),
  },
  {
    slug: 'blog',
    path: '/api/admin/blog-posts',
    body: (title: string) => ({
      ...samplePost(title),
      author: company,
      published: true,
      featured: true,
      publishedAt: '2031-09-24T07:00:00Z',
    }),
    words: company,
  },
  {
    slug: 'portfolio',
    path: '/api/portfolio',
    body: (title: string) => ({ ...sampleProject(title), description: message, featured: true }),
  },
  {
    slug: 'services',
    path: '/api/services',
    body: (title: string) => ({ ...sampleService(title), description: message }),
  },
];

for (const { slug, path, body, words = message.slice(0, 70) } of lists) {
  test(`${slug}: at every width the page is no wider than the window, and its texts can be read`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const name = uniqueMark();
    const { headers } = await openAdmin(page, '/admin/settings');
    await createRecords(page, path, [body(name)], headers);
    await page.goto(`/admin/${slug}?q=${name}`);
    const text = rowOf(page, name).getByRole('cell').filter({ hasText: words }).locator('> *');
    await expect(text).toBeVisible();
    for (const width of [320, 768, 1000, 1024, 1100, 1251, 1252, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const table = await page.getByRole('table').evaluate((element) => {
        const frame = element.parentElement?.clientWidth ?? 0;
        return element.getBoundingClientRect().width - frame;
      });
      expect([width, tooWide, table]).toEqual([width, 0, 0]);
      expect((await text.boundingBox())?.width).toBeGreaterThanOrEqual(200);
    }
  });
}
