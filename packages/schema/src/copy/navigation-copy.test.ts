import { expect, test } from 'vitest';
import { isHidden } from '../pages/navigation.ts';
import { paths } from '../pages/paths.ts';
import { type Copy, copyDraft, defaultCopy } from './copy-pages.ts';
import { changedNavigation, entriesOfAdded, navigationOf, redirectsOfHidden } from './navigation-copy.ts';

type Values = Copy<'navigation'>;
const initial = defaultCopy('navigation');
const hiding = (pages: Partial<Values['pages']>): Values => ({ ...initial, pages: { ...initial.pages, ...pages } });
const hidden = (redirect = '') => ({ hidden: true, redirect });

const problemsOf = (values: unknown) =>
  copyDraft
    .safeParse({ page: 'navigation', values })
    .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);

test('the default adds nothing to the pages', () => {
  expect(changedNavigation(initial)).toBeUndefined();
  const { data } = copyDraft.safeParse({ page: 'navigation', values: initial });
  // Saved texts are compared with the defaults as JSON.
  expect(JSON.stringify(data?.values)).toBe(JSON.stringify(initial));
});

test('a hidden page hides everything below it, and its entries in menu and footer', () => {
  const navigation = navigationOf(hiding({ blog: hidden(), 'ai-automation': hidden() }));
  const hides = (address: string) => isHidden(navigation, address);
  for (const address of [
    '/blog',
    '/blog/a',
    '/blog/tag/a?page=2',
    '/blog#top',
    paths.feedXml,
    '/services/ai-automation',
  ])
    expect(hides(address), address).toBe(true);
  for (const address of ['/', '/blogs', '/services', '/services/ai', 'https://blog.example/blog'])
    expect(hides(address), address).toBe(false);
  const labels = [...navigation.menu, ...navigation.footer].map(({ label }) => label);
  expect(labels).not.toContain('Blog');
  expect(labels).toContain('Portfolio');
});

test('names each wrong address, name and redirect with a sentence', () => {
  const entry = { label: 'Shop', to: 'shop.example' };
  const address = 'Address must be a page of this site such as /contact, or a full web address';
  expect(problemsOf({ ...initial, menus: { ...initial.menus, menu: [entry] } })).toEqual([
    `menus.menu.0.to: ${address}`,
  ]);
  expect(problemsOf({ ...initial, menus: { ...initial.menus, menu: [] } })).toEqual(['menus.menu: Menu: at least 1']);
  expect(problemsOf(hiding({ blog: hidden('about') }))).toEqual([
    'pages.blog.redirect: Where visitors go instead must be a page of this site such as /contact, or a full web address',
  ]);
  const [family] = initial.families.families;
  const families = [family, { ...family, key: 'Web & App' }];
  expect(problemsOf({ ...initial, families: { ...initial.families, families } })).toEqual([
    'families.families.1.key: Short name can only contain lowercase letters, numbers, and hyphens',
  ]);
  expect(problemsOf({ ...initial, families: { ...initial.families, families: [family, family] } })).toEqual([
    'families.families.1.key: Another family has this short name',
  ]);
});

test('refuses a menu of hidden pages only, and a redirect to a hidden page', () => {
  const menu = [{ label: 'Blog', to: paths.blog }];
  expect(problemsOf({ ...hiding({ blog: hidden() }), menus: { ...initial.menus, menu } })).toEqual([
    'menus.menu: All pages of the menu are hidden: add another entry',
  ]);
  expect(problemsOf(hiding({ portfolio: hidden('/blog/a'), blog: hidden() }))).toEqual([
    'pages.portfolio.redirect: This page is hidden, too: choose one that visitors see',
  ]);
});

test('an unconfirmed legal text is hidden, without an entry in the menu or the footer', () => {
  const { footer, hidden: addresses } =
    changedNavigation(initial, { unconfirmed: [paths.terms] }) ?? navigationOf(initial);
  expect(addresses).toEqual([paths.terms]);
  expect(footer).toEqual(navigationOf(initial).footer.filter(({ to }) => to !== paths.terms));
  const menu = [{ label: 'Terms', to: paths.terms }];
  const shown = navigationOf({ ...initial, menus: { menu, footer: menu } }, { unconfirmed: [paths.terms] });
  expect([shown.menu, shown.footer]).toEqual([[{ label: 'Home', to: paths.home }], []]);
});

test('redirects the address of a hidden page and those below it', () => {
  const shown = { hidden: false, redirect: '/about' };
  expect(redirectsOfHidden(hiding({ blog: hidden('/about'), portfolio: shown, caseStudies: hidden() }))).toEqual([
    { from: '/blog', to: '/about' },
    { from: '/blog/*', to: '/about' },
  ]);
});

const added = { title: 'Careers', slug: 'careers', inMenu: false, inFooter: false };
const last = (entries: readonly { label: string; to: string }[]) => entries.at(-1);

test('an added page stands at the end of the menu or the footer, once', () => {
  const link = { label: 'Careers', to: '/careers' };
  expect(changedNavigation(initial, { added: [added] })).toBeUndefined();
  const inMenu = navigationOf(initial, { added: [{ ...added, inMenu: true }] });
  expect([last(inMenu.menu), last(inMenu.footer)]).toEqual([link, last(initial.menus.footer)]);
  const inFooter = navigationOf(initial, { added: [{ ...added, inFooter: true }] });
  expect([last(inFooter.menu), last(inFooter.footer)]).toEqual([last(initial.menus.menu), link]);
  const footer = [{ label: 'Work with us', to: '/careers' }];
  const byHand = { ...initial, menus: { ...initial.menus, footer } };
  expect(navigationOf(byHand, { added: [{ ...added, inFooter: true }] }).footer).toEqual(footer);
});

test('an entry by hand for an added page is left out while the page is missing', () => {
  const footer = [
    { label: 'Work with us', to: '/careers#jobs' },
    { label: 'Shop', to: 'https://shop.example/careers' },
    { label: 'Blog', to: paths.blog },
  ];
  const copy = { ...initial, menus: { ...initial.menus, footer } };
  expect(entriesOfAdded(copy)).toEqual([{ to: '/careers#jobs', slug: 'careers' }]);
  expect(navigationOf(copy, { missing: ['/careers#jobs'] }).footer).toEqual(footer.slice(1));
});
