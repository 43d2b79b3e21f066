import type { Brand } from './brand.ts';

/*
 * Slots, limits and constants of the product.
 */

export const BEST_RATING = 5;

/** The author of posts without an author. */
export const teamName = ({ name }: Pick<Brand, 'name'>) => `${name} Team`;

/** Values of the <meta> elements that are the same on every page. */
export const pageFacts = {
  revisitAfter: '7 days',
  language: 'English',
} as const;

/** Every 30 minutes from 6:00 AM to 10:30 PM: the times from which the owner chooses. */
export const daySlots: readonly string[] = Array.from({ length: 34 }, (_, index) => {
  const minutes = 6 * 60 + index * 30;
  const hour = Math.floor(minutes / 60);
  return `${hour > 12 ? hour - 12 : hour}:${minutes % 60 === 0 ? '00' : '30'} ${hour < 12 ? 'AM' : 'PM'}`;
});

/** Every 30 minutes from 9:00 AM to 5:30 PM: the slots unless the owner chooses earlier or later ones. */
export const timeSlots: readonly string[] = daySlots.slice(6, 24);

export const READING = { wordsPerMinute: 200, defaultMinutes: 5, minMinutes: 1, maxMinutes: 60 } as const;

export const DEFAULT_CATEGORY_COLOR = '#3B82F6';

/** The first day that calendars accept. */
export const EARLIEST_DAY = '1900-01-01';

export const show = {
  portfolioProjects: 6,
  relatedProjects: 3,
  /** Projects on the page of the case study or service to which they link. */
  linkedProjects: 3,
  projectTechnologies: 3,
  /** Characters of whole sentences on a card. */
  projectLead: 120,
  relatedServices: 3,
  serviceCardText: 80,
  serviceCardFeatures: 3,
  postTags: 3,
  relatedPosts: 3,
  sitemapPosts: 10,
  /** Case studies whose results and quotations the home page shows. */
  proofs: 2,
  landingFeatures: 4,
  challenge: { featured: 150, regular: 100, admin: 150 },
  caseStudyTechnologies: { featured: 3, regular: 2, admin: 4 },
} as const;

/** The number of records on a page of each list. */
export const pageSizes = { admin: 25, blog: 10, portfolio: 12 } as const;

/** The greatest length of a search in an admin list. */
export const SEARCH_LENGTH = 200;

export const seoLimits = { title: 60, descriptionMin: 120, descriptionMax: 160, delayMs: 1000 } as const;

export const shareImage = { width: 1200, height: 630 } as const;

export const scrollToFormDelayMs = 300;

export const toasts = {
  visible: 1,
  autoCloseMs: 5000,
  swipePx: 50,
  hotkey: 'F8',
  maxWidthPx: 420,
} as const;

/** How long a change can be undone: the time of its toast, and the delay of a mail about it. */
export const UNDO_MS = 10_000;

export const tooltips = { openDelayMs: 700, skipDelayMs: 300 } as const;

export const scheduleDialog = { maxWidthPx: 425, maxHeightPercent: 90 } as const;

export const replyWithinHours = 24;

export const adminSessionKey = 'adminSession';

/** The header of background requests of the admin, which do not extend the session. */
export const UNATTENDED = 'x-unattended';

export const projectCategories = ['E-commerce', 'Website', 'Mobile', 'Web App', 'Dashboard', 'Portfolio'] as const;
