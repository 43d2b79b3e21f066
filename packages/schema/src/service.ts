import { z } from 'zod';
import { patchOf, recordOf } from './fields/entity.ts';
import {
  boolean,
  choice,
  flag,
  hasDotSegment,
  id,
  integer,
  isSiteUrl,
  optionalText,
  optionalUrl,
  text,
  textList,
} from './fields/fields.ts';
import { adminListQuery, moveOf, NONE_SELECTED, selectionOf } from './fields/list-query.ts';
import { SERVICE_SLUG_MAX, slugPattern } from './fields/slug.ts';
import { coverObject, coverObjectInput } from './look/cover-object.ts';
import { INVALID_SERVICE_ID } from './pages/messages.ts';
import { landingSlugs } from './pages/paths.ts';

// A path on this site, a full URL, or the bare slug of a service page.
const isHref = (value: string) => isSiteUrl(value) || slugPattern.test(value) || /^#[\w-]+$/.test(value);

// Decides as browsers and the server do, which remove unnecessary escapes from a path.
function isBelowServices(href: string): boolean {
  return /^\/services\//i.test(href.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent));
}

// A service page is looked up by one path segment, so that segment must be the same in browsers and in the database.
const hasFindablePage = (href: string) => !isBelowServices(href) || /^\/services\/[\p{L}\p{M}\p{N}._~-]+$/u.test(href);

export const SORT_ORDER_MAX = 1000;

export const HREF_MAX = 100;

export const serviceInput = z.object({
  title: text('Title', { min: 3, max: 200 }),
  description: text('Description', { min: 10, max: 500 }),
  icon: text('Icon', { max: 50, tooShort: 'Icon is required', tooLong: 'Icon class too long' }),
  features: textList('Feature', { itemMax: 100, min: 1, tooFew: 'At least one feature required', max: 10 }),
  gradient: text('Gradient', { max: 100 }),
  color: text('Color', { max: 50 }),
  href: text('URL path', { max: HREF_MAX, tooShort: 'URL path is required' })
    .refine((value) => !hasDotSegment(value), 'URL path must not contain the segments "." and ".."')
    .refine(
      (value) => value === '' || hasDotSegment(value) || isHref(value),
      'URL path must be a path such as /services/seo, or a full web address',
    )
    .refine(
      (value) => !isHref(value) || hasFindablePage(value),
      'A path below /services/ has one segment of letters, digits and -._~, such as /services/seo',
    ),
  metaTitle: optionalText('Meta title', 200),
  metaDescription: optionalText('Meta description', 300),
  heroTitle: optionalText('Hero title', 200),
  heroDescription: optionalText('Hero description', 500),
  serviceDetails: textList('Service detail', { itemMax: 200, max: 20 })
    .nullable()
    .transform((value) => value ?? [])
    .pipe(z.array(z.string()))
    .default([]),
  priceFrom: optionalText('Price', 50),
  duration: optionalText('Duration', 50),
  leadTime: optionalText('Lead time', 50),
  imageUrl: optionalUrl('image URL'),
  coverObject: coverObjectInput,
  family: optionalText('Family', 40),
  active: flag('Active', true),
  sortOrder: integer('Sort order', 0, SORT_ORDER_MAX).default(0),
});

export const servicePatch = patchOf(serviceInput);

export const service = recordOf(serviceInput, { id: z.int(), createdAt: z.date(), updatedAt: z.date() }).extend({
  coverObject,
});

/** The fields of a service that the navigation, the map of the home page and linked records show. */
export const serviceLink = service.pick({
  id: true,
  title: true,
  href: true,
  icon: true,
  color: true,
  gradient: true,
  family: true,
});

/** The fields of the service to which a project or a case study links. */
export const linkedService = serviceLink.extend(
  service.pick({ priceFrom: true, duration: true, leadTime: true }).shape,
);

/** The fields that the card of a service shows. */
export const serviceCard = serviceLink.extend(
  service.pick({ description: true, features: true, priceFrom: true, duration: true }).shape,
);

export const serviceId = id(INVALID_SERVICE_ID);
export const serviceIds = selectionOf(serviceId);

export const serviceMove = moveOf(serviceId);

/** The sort orders that are restored when the move of a service is undone. */
export const serviceSortOrders = z.array(
  z.object({ id: serviceId, sortOrder: serviceInput.shape.sortOrder }),
  NONE_SELECTED,
);

export const serviceAdminListQuery = adminListQuery(['title', 'sortOrder', 'updatedAt']).extend({
  active: boolean('Active').optional(),
});

export const serviceSlug = text('Service', { max: SERVICE_SLUG_MAX });

export const landingSlug = choice('Landing page', landingSlugs);

export type ServiceInput = z.input<typeof serviceInput>;
export type Service = z.infer<typeof service>;
export type ServiceCard = z.infer<typeof serviceCard>;
export type ServiceAdminListQuery = z.output<typeof serviceAdminListQuery>;
export type ServiceSortOrders = z.output<typeof serviceSortOrders>;
export type ServiceLink = z.infer<typeof serviceLink>;
export type LinkedService = z.infer<typeof linkedService>;
