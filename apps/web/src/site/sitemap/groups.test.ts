import { expect, test } from 'vitest';
import { sitemapGroups } from './groups.ts';

const empty = { page: [], service: [], project: [], caseStudy: [], post: [], postTotal: 0 };
const group = (title: string, change: object = {}) =>
  sitemapGroups({ ...empty, ...change }).find((one) => one.title === title);

const one = [{ title: 'One', path: '/one', clientName: 'Tea & Co', color: '', gradient: '' }];
const filled = { ...empty, service: one, project: one, caseStudy: one, post: one };

test('lists the groups in the order of the specification, without those that have no pages', () => {
  expect(sitemapGroups(empty).map(({ title }) => title)).toEqual(['Main Pages', 'Tools & Resources']);
  expect(sitemapGroups(filled).map(({ title }) => title)).toEqual([
    'Main Pages',
    'Our Services',
    'Portfolio Projects',
    'Case Studies',
    'Latest Blog Posts',
    'Tools & Resources',
  ]);
});

test('lists the main pages in the order of the specification', () => {
  expect(group('Main Pages')?.links.map(({ name }) => name)).toEqual([
    'Home',
    'About Us',
    'Contact',
    'Portfolio',
    'Case Studies',
    'Blog',
    'Schedule Call',
  ]);
});

test('shows a case study as its title and its client', () => {
  const caseStudies = [{ title: 'Twice the orders', path: '/case-studies/3', clientName: 'Tea & Co' }];
  expect(group('Case Studies', { caseStudy: caseStudies })?.links).toEqual([
    { name: 'Twice the orders -\u2060\u00a0Tea & Co', path: '/case-studies/3' },
  ]);
});

test('counts all posts, and links to the omitted ones, unless none is omitted', () => {
  const posts = [{ title: 'A', path: '/blog/a' }];
  expect(group('Latest Blog Posts', { post: posts, postTotal: 5 })).toMatchObject({
    total: 5,
    more: { name: '... and 4 more blog posts', path: '/blog' },
  });
  expect(group('Latest Blog Posts', { post: posts, postTotal: 1 })?.more).toBeUndefined();
});

test('gives each service and category the colour of its line, and omits the group of categories if there are none', () => {
  const services = [
    { title: 'Search', path: '/services/search', color: 'text-green-600', gradient: '' },
    { title: 'Brand', path: '/services/brand', color: 'text-pink-600', gradient: '' },
  ];
  expect(group('Our Services', { service: services })?.links.map(({ line }) => line)).toEqual(['green', 'magenta']);
  const groups = sitemapGroups(empty, [{ name: 'Shops', slug: 'shops', color: '#0B6E78' }]);
  expect(groups.find(({ title }) => title === 'Blog Categories')?.links).toEqual([
    { name: 'Shops', path: '/blog/category/shops', line: 'teal' },
  ]);
  expect(group('Blog Categories')).toBeUndefined();
});
