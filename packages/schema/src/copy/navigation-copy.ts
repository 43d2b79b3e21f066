import { z } from 'zod';
import type { LineColorName } from '../look/palette.ts';
import type { PageLink } from '../page.ts';
import { defaultNavigation, isHidden, type Navigation, type NavigationEntry } from '../pages/navigation.ts';
import { ownSlugOf } from '../pages/own-address.ts';
import { type LandingSlug, paths } from '../pages/paths.ts';
import type { ServiceFamily } from '../pages/service-families.ts';
import { link, slugLine } from './address-field.ts';
import { lineColor } from './color-field.ts';
import { buttonLabel, group, item, line, list, toggle } from './copy-field.ts';

const landingFamily = (slug: LandingSlug, name: string, tone: LineColorName): ServiceFamily => ({
  name,
  key: slug,
  tone,
  landing: paths.service(slug),
});

export const defaultFamilies = [
  landingFamily('web-app-development', 'Web & App', 'signal'),
  landingFamily('branding-creative', 'Branding & Creative', 'magenta'),
  landingFamily('digital-marketing', 'Digital Marketing', 'green'),
  landingFamily('ai-automation', 'AI & Automation', 'violet'),
];

/** The pages that can be hidden, each with its addresses. Posts, terms and feeds belong to the blog. */
const hideablePages = {
  portfolio: { title: 'Portfolio', addresses: [paths.portfolio] },
  caseStudies: { title: 'Case studies', addresses: [paths.caseStudies] },
  blog: { title: 'Blog', addresses: [paths.blog, paths.feedXml, paths.feedJson] },
  scheduleCall: { title: 'Schedule Call', addresses: [paths.scheduleCall] },
  seoAnalysis: { title: 'SEO analysis', addresses: [paths.seoAnalysis] },
  'web-app-development': { title: 'Landing page: web and apps', addresses: [paths.service('web-app-development')] },
  'branding-creative': { title: 'Landing page: branding', addresses: [paths.service('branding-creative')] },
  'digital-marketing': { title: 'Landing page: marketing', addresses: [paths.service('digital-marketing')] },
  'ai-automation': { title: 'Landing page: AI', addresses: [paths.service('ai-automation')] },
} as const;

type HideablePage = keyof typeof hideablePages;

/** What only an agency for websites shows: other agencies begin without these pages. */
const pagesOfDemo: readonly HideablePage[] = [
  'seoAnalysis',
  'web-app-development',
  'branding-creative',
  'digital-marketing',
  'ai-automation',
];

const { menu, footer, labels } = defaultNavigation;

const blankCall = 'Schedule {booking}';

/** The specified entry "Services" of the demo leads to the contact page. */
const neutralFooter = footer.map((one) => {
  if (one.to === paths.scheduleCall) return { ...one, label: blankCall };
  return one.label === 'Services' ? { ...one, to: paths.services } : one;
});

const entry = item('Entry', {
  label: line('Label', { max: 40 }),
  to: link('Address'),
});

const family = item('Family', {
  name: line('Name', { max: 40 }),
  key: slugLine('Short name', {
    help: 'Such as branding, in the address /services#branding. Services remember it: after a change, choose the family of each service again.',
  }),
  tone: lineColor('Colour'),
  landing: link('Landing page', { isOptional: true, help: 'Its address. Leave it empty if there is none.' }),
});

const hideable = (page: HideablePage) =>
  group(hideablePages[page].title, {
    hidden: toggle('Hidden', { blank: pagesOfDemo.includes(page) }),
    redirect: link('Where visitors go instead', { isOptional: true }),
  });

const pages = Object.fromEntries(
  Object.keys(hideablePages).map((page) => [page, hideable(page as HideablePage)]),
) as Record<HideablePage, ReturnType<typeof hideable>>;

/** The menu, the footer, the labels of buttons, the families of services, and the pages that can be hidden. */
export const navigationCopy = z.object({
  menus: group(
    'Menu and footer',
    {
      menu: list('Menu', entry, {
        value: menu,
        min: 1,
        max: 8,
        help: 'The entry with the address /services opens the list of services.',
      }),
      footer: list('Footer', entry, { value: footer, blank: neutralFooter, max: 20 }),
    },
    {
      help: 'An address is a page of this site, such as /contact, or a full web address. Entries of hidden pages are left out. A page that you have added under “Own Pages” can add its entry itself.',
    },
  ),
  buttons: group('Buttons', {
    contact: buttonLabel('Link to the contact page', labels.contact),
    call: buttonLabel('Button that schedules a call', labels.call, blankCall),
    quote: buttonLabel('Link that asks for a quote', labels.quote, 'Ask for a quote'),
    service: buttonLabel('Link of the card of a service', labels.service),
    post: buttonLabel('Link of the card of a post', labels.post),
    caseStudy: buttonLabel('Link of the card of a case study', labels.caseStudy),
    project: buttonLabel('Link to the website of a project', labels.project),
    live: buttonLabel('Link to the website of a case study', labels.live),
    paid: line('Label of duration and price on the card of a case study', {
      value: labels.paid,
      blank: '',
      max: 40,
      isOptional: true,
    }),
    toCase: buttonLabel('Link from a project to its case study', labels.toCase),
    toProject: buttonLabel('Link from a case study to its project', labels.toProject),
  }),
  families: group(
    'Service families',
    {
      families: list('Families', family, { value: defaultFamilies, blank: [], max: 12 }),
      other: line('Services without a family', { value: labels.otherServices, max: 40 }),
    },
    { help: 'The menu and the services page group the services by them. Choose the family in the form of a service.' },
  ),
  pages: group('Hidden pages', pages, {
    help: 'A hidden page is not in menu, footer, sitemap and links. Its content stays here. Its visitors see the page "not found", or the page whose address you enter, such as /about.',
  }),
});

export type NavigationCopy = z.output<typeof navigationCopy>;

const hidden = (pages: NavigationCopy['pages']): string[] =>
  Object.entries(hideablePages).flatMap(([page, { addresses }]) =>
    pages[page as HideablePage].hidden ? addresses : [],
  );

/** What the entries depend on besides these texts. */
type Site = {
  /** The addresses of legal texts that are not confirmed yet. */
  unconfirmed?: readonly string[];
  added?: readonly PageLink[];
  /** Addresses where an added page would be, but none is. */
  missing?: readonly string[];
};

/**
 * What visitors see. Entries of pages that are hidden, not confirmed yet or missing are left out; those of added pages
 * follow the others.
 */
export function navigationOf(
  { menus, buttons, families, pages }: NavigationCopy,
  { unconfirmed = [], added = [], missing = [] }: Site = {},
): Navigation {
  const site = { hidden: [...hidden(pages), ...unconfirmed] };
  const isShown = ({ to }: NavigationEntry) => !isHidden(site, to) && !missing.includes(to);
  const withAdded = (entries: readonly NavigationEntry[], chosen: readonly PageLink[]) => {
    const links = chosen.map(({ title, slug }) => ({ label: title, to: paths.page(slug) }));
    const shown = entries.filter(isShown);
    return [...shown, ...links.filter((link) => !shown.some(({ to }) => to === link.to))];
  };
  const menu = withAdded(
    menus.menu,
    added.filter(({ inMenu }) => inMenu),
  );
  return {
    // A menu of pages that are not confirmed yet would be empty.
    menu: menu.length > 0 ? menu : defaultNavigation.menu.slice(0, 1),
    footer: withAdded(
      menus.footer,
      added.filter(({ inFooter }) => inFooter),
    ),
    labels: { ...buttons, otherServices: families.other },
    ...site,
  };
}

/** The entries of menu and footer that can only lead to a page of the owner, with the slug of that page. */
export const entriesOfAdded = ({ menus }: Pick<NavigationCopy, 'menus'>): { to: string; slug: string }[] =>
  [...menus.menu, ...menus.footer].flatMap(({ to }) => {
    const slug = ownSlugOf(to);
    return slug === undefined ? [] : [{ to, slug }];
  });

/** Undefined for the default, so that pages contain no data about it. */
export function changedNavigation(copy: NavigationCopy, site: Site = {}): Navigation | undefined {
  const navigation = navigationOf(copy, site);
  return JSON.stringify(navigation) === JSON.stringify(defaultNavigation) ? undefined : navigation;
}

/** The redirects that the owner has chosen for hidden pages. */
export const redirectsOfHidden = ({ pages }: Pick<NavigationCopy, 'pages'>): { from: string; to: string }[] =>
  Object.entries(hideablePages).flatMap(([page, { addresses }]) => {
    const { hidden, redirect: to } = pages[page as HideablePage];
    return hidden && to !== '' ? [addresses[0], `${addresses[0]}/*`].map((from) => ({ from, to })) : [];
  });

/** Refuses what would leave visitors without a menu, without a page, or in two families of the same name. */
export function checkNavigation({ values }: { values: unknown }, { addIssue }: z.RefinementCtx): void {
  const copy = values as NavigationCopy;
  const navigation = navigationOf(copy);
  const refuse = (message: string, ...path: (string | number)[]) =>
    addIssue({ code: 'custom', path: ['values', ...path], message });
  if (copy.menus.menu.length > 0 && copy.menus.menu.every(({ to }) => isHidden(navigation, to)))
    refuse('All pages of the menu are hidden: add another entry', 'menus', 'menu');
  for (const [page, { hidden, redirect }] of Object.entries(copy.pages)) {
    if (hidden && isHidden(navigation, redirect))
      refuse('This page is hidden, too: choose one that visitors see', 'pages', page, 'redirect');
  }
  const keys = copy.families.families.map(({ key }) => key);
  for (const [index, key] of keys.entries()) {
    if (keys.indexOf(key) < index) refuse('Another family has this short name', 'families', 'families', index, 'key');
  }
}
