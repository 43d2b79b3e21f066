import { expect, test } from 'vitest';
import { pageInput } from './page.ts';
import { ownSlugOf } from './pages/own-address.ts';
import { paths, redirects } from './pages/paths.ts';

const messageFor = (slug: string) =>
  pageInput.safeParse({ title: 'Careers', slug, content: '<p>We are hiring.</p>' }).error?.issues[0]?.message;

test('a page needs a title, an address of its own, and a text', () => {
  expect(messageFor('careers')).toBeUndefined();
  expect(pageInput.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
    'Title must be at least 2 characters',
    'Slug must be at least 2 characters',
    'Content must be at least 10 characters',
  ]);
});

test('refuses every address that the site itself uses, and names of files', () => {
  const addresses = [...Object.values(paths), ...Object.keys(redirects)].filter((path) => typeof path === 'string');
  const slugs = addresses.map((path) => path.slice(1)).filter(Boolean);
  const taken = 'The site itself uses this address. Choose another slug';
  const malformed = 'Slug can only contain lowercase letters, numbers, and hyphens';
  for (const slug of [...slugs, 'api', 'assets', 'media', 'uploads', 'art', 'share', 'booking', 'preview'])
    expect(messageFor(slug), slug).toBe(slug.includes('.') ? malformed : taken);
  expect(messageFor('index.html')).toBe(malformed);
});

test('only an address on the top level with letters, digits and hyphens can be that of an added page', () => {
  expect(ownSlugOf('/careers')).toBe('careers');
  expect(ownSlugOf('/careers?from=menu#jobs')).toBe('careers');
  for (const address of ['/', '/careers/', '/careers/jobs', '/Careers', '/robots.txt', '/about', 'https://a.example/b'])
    expect(ownSlugOf(address), address).toBeUndefined();
});
