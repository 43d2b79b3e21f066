import type { CategoryLink } from '@site/schema/category';
import type { CoverArt } from '@site/schema/cover-art';
import type { PostTeaser } from '@site/schema/post';
import { artOfPath, type Drawn, withArts } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import { lineColors } from '../../ui/line-map/drawing.ts';
import { isPhoto } from '../../ui/line-map/is-photo.ts';
import { nearestLine } from '../../ui/theme/nearest-line.ts';
import { drawnChange } from '../figures/change.ts';

type Fields = Pick<PostTeaser, 'id' | 'slug' | 'title' | 'excerpt' | 'tags' | 'featuredImage'> & {
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

/** The drawing of a change in the title or the excerpt, otherwise of the object that the words of the post suggest. */
function postArt({ id, slug, title, excerpt, tags, featuredImage, categories = [] }: Fields): CoverArt {
  const change = drawnChange(`${title}. ${excerpt}`);
  // Without a category, consecutive posts get different line colours.
  const other = lineColors[id % lineColors.length] ?? 'green';
  const [category] = categories;
  return {
    seed: isPhoto(featuredImage) ? slug : (featuredImage ?? slug),
    tone: category ? nearestLine(category.color, other) : other,
    ...(change ? { change } : { object: chooseObject({ title, text: excerpt, rest: tags, place: id }) }),
  };
}
