import { foldText, wordsOf } from '@site/schema/fold-text';
import { type LeadKind, leadKinds } from '@site/schema/lead';
import { type RecordKind, recordKinds, records } from '@site/schema/record-kinds';
import {
  type Icon,
  IconArticle,
  IconBriefcase,
  IconCalendarEvent,
  IconCirclePlus,
  IconFile,
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
import { leadKindFacts } from '../leads/lead-kinds.ts';
import { sectionPath } from '../screen/section-path.ts';
import { type SettingsBlockId, settingsBlocks } from '../settings/settings-blocks.ts';
import { allSections } from '../shell/sections.ts';

export type PaletteItem = {
  key: string;
  group: string;
  label: string;
  description?: string;
  /** Further words by which it is found. */
  keywords?: string;
  /** Shown only when it is searched for. */
  isSearchedOnly?: boolean;
  Icon: Icon;
  /** What it opens or does. */
  target: { to: To } | { run: () => void };
};

export const kindIcons = {
  contact: IconMail,
  call: IconCalendarEvent,
  page: IconFile,
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
  booking:
    'opening hours times slots holidays vacation closed days calls per slot time zone appointments availability reminders',
  mail: 'e-mail email smtp server sender test mail replies delivery',
  notifications: 'notify alerts desktop browser sound new leads',
  'calendar-feed': 'ical ics subscribe google outlook appointments',
  'reply-templates': 'answers texts mail whatsapp phone talking points',
  webhooks: 'webhooks zapier slack make integrations api automation',
  agency:
    'name address phone email contact details office opening hours social profiles rating logo facts brand company',
  backups: 'restore download copy export archive move',
  checks: 'health problems errors warnings doctor status',
  password: 'change log in security',
  'two-step':
    'two factor 2fa mfa authentication verification authenticator app passkey totp recovery codes security log in',
  sessions: 'sign in out logins devices log out browsers security',
  retention: 'retention keep privacy data protection delete erase anonymise old leads gdpr',
  redirects: 'moved old address url link forward 301 404 not found',
  audit: 'audit history changes activity who log',
};

/** The facts of the agency that have a field of their own, by the names of the fields. */
const facts = {
  name: 'Name of the agency',
  tagline: 'Tagline',
  slogan: 'Slogan',
  phone: 'Phone',
  chatNumber: 'WhatsApp number',
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

const enterLead = (kind: LeadKind): PaletteItem => ({
  key: `enter ${kind}`,
  group: 'Actions',
  label: `Enter a ${kind}`,
  keywords: `new lead add create write by hand ${kind === 'call' ? 'appointment booking' : 'enquiry message'}`,
  Icon: IconCirclePlus,
  target: { to: { pathname: sectionPath(leadKindFacts[kind]), search: '?lead=new' } },
});

export const actionItems: PaletteItem[] = [...recordKinds.toReversed().map(newRecord), ...leadKinds.map(enterLead)];

const sectionItems: PaletteItem[] = allSections.map((section) => ({
  key: `section ${section.slug}`,
  group: 'Go to',
  label: section.label,
  keywords: 'open go to section',
  Icon: IconLayoutList,
  target: { to: sectionPath(section) },
}));

export const staticItems: readonly PaletteItem[] = [...actionItems, ...sectionItems, ...settingsItems];

/** The items in which every word of the search begins a word of the label or the keywords. */
export function matchItems(items: readonly PaletteItem[], search: string): PaletteItem[] {
  const parts = wordsOf(foldText(search));
  if (parts.length === 0) return search === '' ? items.filter(({ isSearchedOnly }) => !isSearchedOnly) : [];
  return items.filter(({ label, keywords = '' }) => {
    const words = wordsOf(foldText(`${label} ${keywords}`));
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Whether the label or its other words begin with the search: such an item was probably meant. */
export const beginsWith = ({ label, keywords = '' }: PaletteItem, search: string): boolean => {
  // "enter call" means "Enter a call".
  const names = [label, label.replace(' a ', ' '), keywords];
  return names.some((name) => foldText(name).startsWith(foldText(search.trim())));
};
