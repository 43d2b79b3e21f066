import type { Zone } from '@site/schema/zone';
import { fromDatetimeLocal } from './datetime-local.ts';

/*
 * Describes whether and when a post is public.
 */

type PostState = 'draft' | 'scheduled' | 'published';

type Publication = { published: boolean; publishedAt: Date | null };

const isFuture = (date: Date | null, now: Date): date is Date => date !== null && date > now;

export function stateOf({ published, publishedAt }: Publication, now = new Date()): PostState {
  if (!published) return 'draft';
  return isFuture(publishedAt, now) ? 'scheduled' : 'published';
}

/** Whether publishing the post asks about its date. */
export const hasFutureDate = (post: Publication, now = new Date()): boolean => isFuture(post.publishedAt, now);

/** "December 1, 10:00 AM IST", with the year if it is another one. */
export function formatPublication({ id, name }: Zone, date: Date, now = new Date()): string {
  const zone = { timeZone: id };
  const year = new Intl.DateTimeFormat('en-US', { ...zone, year: 'numeric' });
  const isSameYear = year.format(date) === year.format(now);
  const day = date.toLocaleDateString('en-US', {
    ...zone,
    month: 'long',
    day: 'numeric',
    ...(!isSameYear && { year: 'numeric' }),
  });
  const time = date.toLocaleTimeString('en-US', { ...zone, hour: 'numeric', minute: '2-digit' });
  return `${day}, ${time.replace(/\s/, ' ')} ${name}`;
}

/** The text in the header of the form. */
export function describeState(zone: Zone, post: Publication | undefined, now = new Date()): string {
  const state = post ? stateOf(post, now) : 'draft';
  if (state === 'scheduled' && post?.publishedAt)
    return `Scheduled for ${formatPublication(zone, post.publishedAt, now)}`;
  return state === 'published' ? 'Published' : 'Draft';
}

/** The values of the form that determine the publication. */
type Typed = { published: boolean; publishedAt: string };

/** The effect of saving the form. */
export function describeSaving(zone: Zone, stored: Publication | undefined, typed: Typed, now = new Date()): string {
  const before = stored ? stateOf(stored, now) : 'draft';
  const text = fromDatetimeLocal(zone.id, typed.publishedAt);
  const date = text === null ? null : new Date(text);
  const after = stateOf({ published: typed.published, publishedAt: date }, now);
  if (after === 'draft') return before === 'draft' ? 'Save draft' : 'Unpublish';
  if (before === after) return 'Update';
  return after === 'scheduled' ? 'Schedule' : 'Publish';
}
