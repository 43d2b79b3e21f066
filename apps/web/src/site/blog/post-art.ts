import type { CategoryLink } from '@site/schema/category';
import type { CoverArt } from '@site/schema/cover-art';
import type { PostTeaser } from '@site/schema/post';
import { isPhoto } from '../../ui/line-map/cover-art.ts';
import { chooseObject } from '../../ui/line-map/cover-words.ts';
import { lineColors } from '../../ui/line-map/drawing.ts';
import { nearestLine } from '../../ui/theme/nearest-line.ts';
import { drawnChange } from '../figures/change.ts';

type Fields = Pick<PostTeaser, 'id' | 'slug' | 'title' | 'excerpt' | 'tags' | 'featuredImage'> & {
  categories?: readonly CategoryLink[];
};

/** The drawing of a change that the title or the excerpt names, or of the object that the words of the post suggest. */
export function postArt({ id, slug, title, excerpt, tags, featuredImage, categories = [] }: Fields): CoverArt {
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
