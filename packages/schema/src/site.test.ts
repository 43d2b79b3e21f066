import { expect, test } from 'vitest';
import { brandInput } from './brand.ts';
import {
  adminSessionKey,
  BEST_RATING,
  brandDefaults,
  DEFAULT_CATEGORY_COLOR,
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
  TIME_ZONE,
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

test('every slot is written as an hour from 1 to 12, and differs from the others', () => {
  expect(timeSlots.filter((slot) => !/^([1-9]|1[0-2]):(00|30) (AM|PM)$/.test(slot))).toEqual([]);
  expect(new Set(timeSlots).size).toBe(18);
});

test('reading goes at 200 words a minute, takes 1 to 60 minutes, and 5 where nothing is said', () => {
  expect(READING).toEqual({ wordsPerMinute: 200, defaultMinutes: 5, minMinutes: 1, maxMinutes: 60 });
});

test('shows no more than the specification says', () => {
  expect(show).toEqual({
    portfolioProjects: 6,
    relatedProjects: 3,
    projectTechnologies: 3,
    serviceCardText: 80,
    serviceCardFeatures: 3,
    postTags: 3,
    sitemapPosts: 10,
    landingFeatures: 4,
    challenge: { featured: 150, regular: 100, admin: 150 },
    caseStudyTechnologies: { featured: 3, regular: 2, admin: 4 },
    featureStyles: 6,
  });
});

test('one toast shows at a time, closes after 5 seconds, and leaves by a swipe of 50 px or F8', () => {
  expect(toasts).toEqual({
    visible: 1,
    autoCloseMs: 5000,
    removalDelayMs: 1_000_000,
    swipePx: 50,
    hotkey: 'F8',
    maxWidthPx: 420,
  });
});

test('tooltips wait 700 ms and skip 300, and the page waits 300 ms before it scrolls to the form', () => {
  expect(tooltips).toEqual({ openDelayMs: 700, skipDelayMs: 300 });
  expect(scrollToFormDelayMs).toBe(300);
});

test('a title has at most 60 characters and a description 120 to 160, read after a second', () => {
  expect(seoLimits).toEqual({ title: 60, descriptionMin: 120, descriptionMax: 160, delayMs: 1000 });
});

test('the share image, the dialog and the promise of a reply have the numbers of the specification', () => {
  expect(shareImage).toEqual({ width: 1200, height: 630 });
  expect(scheduleDialog).toEqual({ maxWidthPx: 425, maxHeightPercent: 90 });
  expect(replyWithinHours).toBe(24);
});

test('calendars begin in 1900, calls are in Indian time, and the browser keeps the session as adminSession', () => {
  expect([EARLIEST_DAY, TIME_ZONE, adminSessionKey]).toEqual(['1900-01-01', 'Asia/Kolkata', 'adminSession']);
});

test('the known categories are those of the specification, and a category of posts is #3B82F6', () => {
  expect(projectCategories).toEqual(['E-commerce', 'Website', 'Mobile', 'Web App', 'Dashboard', 'Portfolio']);
  expect(DEFAULT_CATEGORY_COLOR).toBe('#3B82F6');
});

test('the brand says what the specification fixes', () => {
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
    copyrightYear: 2025,
    revisitAfter: '7 days',
    language: 'English',
    region: 'IN',
    locale: 'en_IN',
  });
});

test('the chat number is the phone number, and every social profile is an https address', () => {
  expect(brandDefaults.chatNumber).toBe(brandDefaults.phone.replace(/\D/g, ''));
  expect(brandDefaults.socials.filter((profile) => new URL(profile).protocol !== 'https:')).toEqual([]);
});

test('the default brand passes the rules of a saved brand', () => {
  expect(brandInput.parse(brandDefaults)).toEqual(brandDefaults);
});
