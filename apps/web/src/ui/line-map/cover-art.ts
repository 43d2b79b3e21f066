import type { CoverArt } from '@site/schema/cover-art';
import { anyObjects } from './cover-words.ts';

/** False for null and for paths under /art/: such covers are drawn. */
export function isPhoto(imageUrl: string | null): imageUrl is string {
  return imageUrl !== null && !imageUrl.startsWith('/art/');
}

/** Covers for one page: where several would show the same, the later ones get another object. */
export function distinctArts(arts: readonly CoverArt[]): CoverArt[] {
  const shown = new Set<string>();
  return arts.map((art) => {
    const name = shown.has(contentOf(art)) ? anyObjects.find((other) => !shown.has(other)) : undefined;
    const own = name ? { ...art, object: name } : art;
    shown.add(contentOf(own));
    return own;
  });
}

const contentOf = ({ seed, object, change }: CoverArt) =>
  object ?? (change ? `${change.before} ${change.after}` : seed);
