import { findNextPublication } from '@site/db/post';
import type { Services } from '../context.ts';

/*
 * Keeps what is made of content until content changes, or until a scheduled post becomes public.
 */

type Kept<T> = { revision: number; made: Promise<{ value: T; until: number }> };

export function keepWhileCurrent<T>(
  { db, now, content }: Pick<Services, 'db' | 'now' | 'content'>,
  make: () => Promise<T>,
): () => Promise<T> {
  let kept: Kept<T> | undefined;

  async function begin() {
    const [value, next] = await Promise.all([make(), findNextPublication(db, now())]);
    return { value, until: next?.getTime() ?? Number.POSITIVE_INFINITY };
  }

  return async () => {
    if (kept?.revision === content.current) {
      const { value, until } = await kept.made;
      if (until > now().getTime()) return value;
    }
    // The number is read before the content: what a write overtakes is made again.
    const mine: Kept<T> = { revision: content.current, made: begin() };
    kept = mine;
    try {
      return (await mine.made).value;
    } catch (error) {
      if (kept === mine) kept = undefined;
      throw error;
    }
  };
}
