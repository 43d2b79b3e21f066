import type { CategoryLink } from '@site/schema/category';
import type { CoverArt, CoverObject } from '@site/schema/cover-art';
import type { PostTeaser } from '@site/schema/post';
import { artOfPath, type Drawn, objectOfId, withArts } from '../../ui/line-map/cover-art.ts';
import { lineColors } from '../../ui/line-map/drawing.ts';
import { nearestLine } from '../../ui/theme/nearest-line.ts';
import { drawnChange } from '../figures/change.ts';

type Fields = Pick<PostTeaser, 'id' | 'title' | 'excerpt' | 'coverObject'> & {
  categories?: readonly CategoryLink[];
};

/** Adds their covers to the posts that are shown on one page, beside the covers of `taken`. */
export const drawPosts = <T extends Fields>(posts: readonly T[], taken: readonly CoverArt[] = []): Drawn<T>[] =>
  withArts(posts, postArt, taken);

/** Adds the covers of a post and of the pictures of its gallery, which replace photos that fail to load. */
export function drawPost<T extends Fields & { gallery: readonly string[] }>(post: T) {
  const { gallery, ...rest } = post;
  return { ...rest, art: postArt(post), gallery: gallery.map((url) => ({ url, art: artOfPath(url) })) };
}

/** The objects of the demo's categories, by slug. */
const objects: Record<string, CoverObject> = {
  websites: 'browser',
  'online-shops': 'bag',
  'being-found': 'lens',
  automation: 'robot',
  brand: 'nib',
  budgets: 'tag',
};

/** The drawing of the chosen object, otherwise of a change in the title or the excerpt, otherwise of the category. */
function postArt({ id, title, excerpt, coverObject, categories = [] }: Fields): CoverArt {
  const change = drawnChange(`${title}. ${excerpt}`);
  // Without a category, consecutive posts get different line colours.
  const other = lineColors[id % lineColors.length] ?? 'green';
  const [category] = categories;
  return {
    seed: `post ${id}`,
    tone: category ? nearestLine(category.color, other) : other,
    change,
    object: coverObject ?? (change ? undefined : (objects[category?.slug ?? ''] ?? objectOfId(id))),
  };
}
