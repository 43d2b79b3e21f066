import { paths } from '@site/schema/paths';
import { type ComponentType, lazy } from 'react';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { createSectionUnavailable } from './SectionUnavailable.tsx';

/*
 * The sections of the admin. Each has its own path, colour and JavaScript chunk, which is loaded when it is opened.
 */

export type Section = { slug: string; label: string; line: LineColor; Screen: ComponentType };

const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => createSectionUnavailable(load)) }));

export const sections: readonly [Section, ...Section[]] = [
  {
    slug: 'portfolio',
    label: 'Portfolio',
    line: 'teal',
    Screen: lazyScreen(async () => (await import('../portfolio/PortfolioScreen.tsx')).PortfolioScreen),
  },
  {
    slug: 'case-studies',
    label: 'Case Studies',
    line: 'blue',
    Screen: lazyScreen(async () => (await import('../case-studies/CaseStudiesScreen.tsx')).CaseStudiesScreen),
  },
  {
    slug: 'services',
    label: 'Services',
    line: 'signal',
    Screen: lazyScreen(async () => (await import('../services/ServicesScreen.tsx')).ServicesScreen),
  },
  {
    slug: 'blog',
    label: 'Blog Posts',
    line: 'green',
    Screen: lazyScreen(async () => (await import('../blog/BlogScreen.tsx')).BlogScreen),
  },
  {
    slug: 'calls',
    label: 'Calls',
    line: 'magenta',
    Screen: lazyScreen(async () => (await import('../calls/CallsScreen.tsx')).CallsScreen),
  },
  {
    slug: 'contacts',
    label: 'Contacts',
    line: 'violet',
    Screen: lazyScreen(async () => (await import('../contacts/ContactsScreen.tsx')).ContactsScreen),
  },
  {
    slug: 'settings',
    label: 'Settings',
    line: 'teal',
    Screen: lazyScreen(async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen),
  },
];

/** Reached by a link below the tabs. */
export const trash: Section = {
  slug: 'trash',
  label: 'Trash',
  line: 'signal',
  Screen: lazyScreen(async () => (await import('../trash/TrashScreen.tsx')).TrashScreen),
};

export const sectionPath = ({ slug }: Pick<Section, 'slug'>) => `${paths.admin}/${slug}`;

/** The path of the admin itself opens the first section. */
export function findSection(pathname: string): Section | undefined {
  const slug = pathname.slice(paths.admin.length + 1).replace(/\/$/, '');
  return slug === '' ? sections[0] : [...sections, trash].find((section) => section.slug === slug);
}
