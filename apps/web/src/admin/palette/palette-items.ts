import { foldText, partsOf } from '@site/schema/fold-text';
import { type RecordKind, recordKinds, records } from '@site/schema/record-kinds';
import {
  type Icon,
  IconArticle,
  IconBriefcase,
  IconCalendarEvent,
  IconCirclePlus,
  IconFileText,
  IconLayoutGrid,
  IconLayoutList,
  IconMail,
  IconPhoto,
  IconSettings,
  IconTags,
  IconTrophy,
} from '@tabler/icons-react';
import type { To } from 'react-router-dom';
import { sectionPath } from '../screen/section-path.ts';
import { type SettingsBlockId, settingsBlocks } from '../settings/settings-blocks.ts';
import { sections, trash } from '../shell/sections.ts';

export type PaletteItem = {
  key: string;
  group: string;
  label: string;
  description?: string;
  /** Further words by which it is found. */
  keywords?: string;
  Icon: Icon;
  /** What it opens or does. */
  target: { to: To } | { run: () => void };
};

export const kindIcons = {
  contact: IconMail,
  call: IconCalendarEvent,
  project: IconLayoutGrid,
  caseStudy: IconTrophy,
  service: IconBriefcase,
  post: IconArticle,
  category: IconTags,
  copy: IconFileText,
  media: IconPhoto,
} as const;

/** Words that the owner may search for, besides the titles of the blocks. */
const settingsKeywords: Record<SettingsBlockId, string> = {
  booking: 'hours times slots holidays closed days calls per slot time zone',
  mail: 'email smtp test mail replies',
  notifications: 'browser sound new leads',
  'calendar-feed': 'ical subscribe google outlook appointments',
  'reply-templates': 'answers texts mail whatsapp phone talking points',
  webhooks: 'zapier slack integration api',
  agency: 'name address phone email office hours social profiles rating logo facts brand company',
  backups: 'restore download copy export archive',
  checks: 'health problems doctor status',
  password: 'change login security',
  'two-step': 'factor authenticator passkey totp recovery codes security login',
  sessions: 'devices log out browsers',
  retention: 'privacy delete erase anonymise old leads gdpr',
  redirects: 'moved old address 301 404 not found',
  audit: 'history changes who log',
};

/** The facts of the agency that have a field of their own, by the names of the fields. */
const facts = {
  name: 'Name of the agency',
  tagline: 'Tagline',
  slogan: 'Slogan',
  phone: 'Phone',
  chatNumber: 'Chat number',
  email: 'Email of the agency',
  street: 'Address',
  days: 'Office days',
  opens: 'Office hours',
  foundingYear: 'Founding year',
  ratingValue: 'Rating',
  socials: 'Social profiles',
};

const settings = sectionPath({ slug: 'settings' });

const settingsItems: PaletteItem[] = [
  ...Object.entries(settingsBlocks).map(([id, label]) => ({
    key: `settings ${id}`,
    group: 'Settings',
    label,
    keywords: `settings ${settingsKeywords[id as SettingsBlockId]}`,
    Icon: IconSettings,
    target: { to: { pathname: settings, hash: id } },
  })),
  ...Object.entries(facts).map(([field, label]) => ({
    key: `fact ${field}`,
    group: 'Settings',
    label,
    description: settingsBlocks.agency,
    Icon: IconSettings,
    target: { to: { pathname: settings, search: `?field=${field}`, hash: 'agency' } },
  })),
];

const newRecord = (kind: RecordKind): PaletteItem => ({
  key: `new ${kind}`,
  group: 'Actions',
  label: `New ${kind === 'post' ? 'post' : records[kind].name.one}`,
  keywords: `add create write ${records[kind].name.one}`,
  Icon: IconCirclePlus,
  target: { to: { pathname: sectionPath(records[kind].section), search: '?edit=new' } },
});

export const actionItems: PaletteItem[] = recordKinds.toReversed().map(newRecord);

const sectionItems: PaletteItem[] = [...sections, trash].map((section) => ({
  key: `section ${section.slug}`,
  group: 'Go to',
  label: section.label,
  keywords: 'open go to section',
  Icon: IconLayoutList,
  target: { to: sectionPath(section) },
}));

export const staticItems: readonly PaletteItem[] = [...actionItems, ...sectionItems, ...settingsItems];

/** The items in which every part of the search begins a word of the label or the keywords. */
export function matchItems(items: readonly PaletteItem[], search: string): PaletteItem[] {
  const parts = partsOf(search);
  return items.filter(({ label, keywords = '' }) => {
    const words = foldText(`${label} ${keywords}`).split(/[^\p{L}\p{N}\p{M}]+/u);
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Whether the label begins with the search: such an item was probably meant. */
export const beginsWith = ({ label }: PaletteItem, search: string): boolean =>
  foldText(label).startsWith(foldText(search.trim()));
