import type { LeadKind } from '@site/schema/lead';
import { paths } from '@site/schema/paths';
import { type RecordKind, records } from '@site/schema/record-kinds';
import { type ComponentType, lazy } from 'react';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { FIRST_SECTION } from '../screen/section-path.ts';
import { createSectionUnavailable } from './SectionUnavailable.tsx';

/*
 * The sections of the admin. Each has its own path, colour and JavaScript chunk, which is loaded when it is opened.
 */

export type Section = {
  slug: string;
  label: string;
  line: LineColor;
  Screen: ComponentType;
  /** The leads that the section lists; its tab shows the number of unanswered ones. */
  leads?: LeadKind;
  /** Uses the whole width of large windows. */
  isWide?: boolean;
  /** The section whose tab is marked, for a section without a tab. */
  tab?: string;
};

function section(slug: string, label: string, line: LineColor, load: () => Promise<ComponentType>): Section {
  const Screen = lazy(async () => ({ default: await load().catch(() => createSectionUnavailable(load)) }));
  return { slug, label, line, Screen };
}

const recordSection = (kind: RecordKind, line: LineColor, load: () => Promise<ComponentType>) =>
  section(records[kind].section.slug, records[kind].section.title, line, load);

const recordSections = {
  project: recordSection(
    'project',
    'teal',
    async () => (await import('../portfolio/PortfolioScreen.tsx')).PortfolioScreen,
  ),
  caseStudy: recordSection(
    'caseStudy',
    'blue',
    async () => (await import('../case-studies/CaseStudiesScreen.tsx')).CaseStudiesScreen,
  ),
  service: recordSection(
    'service',
    'signal',
    async () => (await import('../services/ServicesScreen.tsx')).ServicesScreen,
  ),
  post: recordSection('post', 'green', async () => (await import('../blog/BlogScreen.tsx')).BlogScreen),
} satisfies Record<Exclude<RecordKind, 'page'>, Section>;

export const sections: readonly [Section, ...Section[]] = [
  section(
    FIRST_SECTION,
    'Overview',
    'signal',
    async () => (await import('../overview/OverviewScreen.tsx')).OverviewScreen,
  ),
  ...Object.values(recordSections),
  {
    ...section('calls', 'Calls', 'magenta', async () => (await import('../leads/CallsScreen.tsx')).CallsScreen),
    leads: 'call',
  },
  {
    ...section(
      'contacts',
      'Contacts',
      'violet',
      async () => (await import('../leads/ContactsScreen.tsx')).ContactsScreen,
    ),
    leads: 'contact',
  },
  section('settings', 'Settings', 'teal', async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen),
  {
    ...section('pages', 'Pages', 'blue', async () => (await import('../pages/PagesScreen.tsx')).PagesScreen),
    isWide: true,
  },
  section('media', 'Media', 'magenta', async () => (await import('../media/library/LibraryScreen.tsx')).LibraryScreen),
];

/** Linked in the section "Pages". */
const ownPages: Section = {
  ...recordSection('page', 'blue', async () => (await import('../own-pages/OwnPagesScreen.tsx')).OwnPagesScreen),
  tab: 'pages',
};

/** Linked below the tabs. */
export const trash = section(
  'trash',
  'Trash',
  'signal',
  async () => (await import('../trash/TrashScreen.tsx')).TrashScreen,
);

export const allSections: readonly Section[] = [...sections, ownPages, trash];

/** The path of the admin itself opens the first section. */
export function findSection(pathname: string): Section | undefined {
  const slug = pathname.slice(paths.admin.length + 1).replace(/\/$/, '');
  return slug === '' ? sections[0] : allSections.find((section) => section.slug === slug);
}
