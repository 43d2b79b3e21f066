import { paths } from '@site/schema/paths';
import { type ComponentType, lazy } from 'react';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { createSectionUnavailable } from './SectionUnavailable.tsx';

/*
 * The sections of the administration. Each has an address and a line of its own, and arrives when it is opened.
 */

export type Tab = { slug: string; label: string; line: LineColor; Screen: ComponentType };

const screen = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => createSectionUnavailable(load)) }));

export const tabs: readonly [Tab, ...Tab[]] = [
  {
    slug: 'portfolio',
    label: 'Portfolio',
    line: 'teal',
    Screen: screen(async () => (await import('../portfolio/PortfolioScreen.tsx')).PortfolioScreen),
  },
  {
    slug: 'case-studies',
    label: 'Case Studies',
    line: 'blue',
    Screen: screen(async () => (await import('../case-studies/CaseStudiesScreen.tsx')).CaseStudiesScreen),
  },
  {
    slug: 'services',
    label: 'Services',
    line: 'signal',
    Screen: screen(async () => (await import('../services/ServicesScreen.tsx')).ServicesScreen),
  },
  {
    slug: 'blog',
    label: 'Blog Posts',
    line: 'green',
    Screen: screen(async () => (await import('../blog/BlogScreen.tsx')).BlogScreen),
  },
  {
    slug: 'calls',
    label: 'Calls',
    line: 'magenta',
    Screen: screen(async () => (await import('../calls/CallsScreen.tsx')).CallsScreen),
  },
  {
    slug: 'contacts',
    label: 'Contacts',
    line: 'violet',
    Screen: screen(async () => (await import('../contacts/ContactsScreen.tsx')).ContactsScreen),
  },
  {
    slug: 'settings',
    label: 'Settings',
    line: 'teal',
    Screen: screen(async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen),
  },
];

/** Not a section of its own: the way back from all of them. */
export const trash: Tab = {
  slug: 'trash',
  label: 'Trash',
  line: 'signal',
  Screen: screen(async () => (await import('../trash/TrashScreen.tsx')).TrashScreen),
};

export const sectionPath = ({ slug }: Pick<Tab, 'slug'>) => `${paths.admin}/${slug}`;

/** The first one stands at the address of the administration itself. */
export function findSection(pathname: string): Tab | undefined {
  const slug = pathname.slice(paths.admin.length + 1).replace(/\/$/, '');
  return slug === '' ? tabs[0] : [...tabs, trash].find((tab) => tab.slug === slug);
}
