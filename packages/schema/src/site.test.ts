import { expect, test } from 'vitest';
import { brandInput } from './brand.ts';
import { brandDefaults } from './brand-defaults.ts';
import {
  adminSessionKey,
  BEST_RATING,
  DEFAULT_CATEGORY_COLOR,
  daySlots,
  EARLIEST_DAY,
  pageFacts,
  projectCategories,
  READING,
  replyWithinHours,
  scheduleDialog,
  scrollToFormDelayMs,
  seoLimits,
  shareImage,
  show,
  teamName,
  timeSlots,
  toasts,
  tooltips,
} from './site.ts';

test('there are 18 slots, every 30 minutes from 9:00 AM to 5:30 PM', () => {
  expect(timeSlots).toHaveLength(18);
  expect(timeSlots.slice(0, 2)).toEqual(['9:00 AM', '9:30 AM']);
  expect(timeSlots.slice(4, 9)).toEqual(['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '1:00 PM']);
  expect(timeSlots.at(-1)).toBe('5:30 PM');
});

test('slots use hours from 1 to 12 and are unique', () => {
  expect(daySlots.filter((slot) => !/^([1-9]|1[0-2]):(00|30) (AM|PM)$/.test(slot))).toEqual([]);
  expect(new Set(daySlots).size).toBe(34);
});

test('reading time is 200 words a minute, 1 to 60 minutes, by default 5', () => {
  expect(READING).toEqual({ wordsPerMinute: 200, defaultMinutes: 5, minMinutes: 1, maxMinutes: 60 });
});

test('shows as many items as the specification requires', () => {
  expect(show).toEqual({
    portfolioProjects: 6,
    relatedProjects: 3,
    linkedProjects: 3,
    projectTechnologies: 3,
    projectLead: 120,
    relatedServices: 3,
    serviceCardText: 80,
    serviceCardFeatures: 3,
    postTags: 3,
    relatedPosts: 3,
    sitemapPosts: 10,
    proofs: 2,
    landingFeatures: 4,
    challenge: { featured: 150, regular: 100, admin: 150 },
    caseStudyTechnologies: { featured: 3, regular: 2, admin: 4 },
  });
});

test('shows one toast for 5 seconds, closed by a swipe of 50 px; F8 focuses it', () => {
  expect(toasts).toEqual({
    visible: 1,
    autoCloseMs: 5000,
    swipePx: 50,
    hotkey: 'F8',
    maxWidthPx: 420,
  });
});

test('tooltips open after 700 ms, or 300 ms after another; the page scrolls to the form after 300 ms', () => {
  expect(tooltips).toEqual({ openDelayMs: 700, skipDelayMs: 300 });
  expect(scrollToFormDelayMs).toBe(300);
});

test('SEO titles have at most 60 characters and descriptions 120 to 160, analysed after a second', () => {
  expect(seoLimits).toEqual({ title: 60, descriptionMin: 120, descriptionMax: 160, delayMs: 1000 });
});

test('the share image, the dialog and the reply time have the values of the specification', () => {
  expect(shareImage).toEqual({ width: 1200, height: 630 });
  expect(scheduleDialog).toEqual({ maxWidthPx: 425, maxHeightPercent: 90 });
  expect(replyWithinHours).toBe(24);
});

test('calendars begin in 1900, and the session is stored as adminSession', () => {
  expect([EARLIEST_DAY, adminSessionKey]).toEqual(['1900-01-01', 'adminSession']);
});

test('the categories of projects and the default color of post categories are those of the specification', () => {
  expect(projectCategories).toEqual(['E-commerce', 'Website', 'Mobile', 'Web App', 'Dashboard', 'Portfolio']);
  expect(DEFAULT_CATEGORY_COLOR).toBe('#3B82F6');
});

test('the default brand has the values of the specification', () => {
  expect(teamName(brandDefaults)).toBe('Ascent Digital Team');
  expect(brandDefaults).toMatchObject({
    name: 'Ascent Digital',
    tagline: 'Elevating your digital presence to new heights',
    areaServed: 'India',
    address: { city: 'New Delhi', country: 'IN' },
    officeHours: { days: 'Monday to Friday', opens: '09:00', closes: '18:00' },
    rating: { value: 4.9, count: 150 },
  });
  expect(BEST_RATING).toBe(5);
  expect(pageFacts).toEqual({
    revisitAfter: '7 days',
    language: 'English',
  });
});

test('the chat number is the phone number, and every social profile is an https address', () => {
  expect(brandDefaults.chatNumber).toBe(brandDefaults.phone.replace(/\D/g, ''));
  expect(brandDefaults.socials.filter((profile) => new URL(profile).protocol !== 'https:')).toEqual([]);
});

test('the default brand passes the rules of a saved brand', () => {
  expect(brandInput.parse(brandDefaults)).toEqual(brandDefaults);
});
