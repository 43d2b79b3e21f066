import type { CoverArt } from '@site/schema/cover-art';
import { lineColorOf } from '@site/schema/line-color';
import type { Service } from '@site/schema/service';
import { chooseObject } from '../../../ui/line-map/cover-words.ts';
import { isPhoto } from '../../../ui/line-map/is-photo.ts';

type ArtFields = Pick<Service, 'id' | 'title' | 'description' | 'imageUrl' | 'color' | 'gradient'>;

/** The object that the words of a service suggest, in the colour of the service. */
export function serviceArt({ id, title, description, imageUrl, color, gradient }: ArtFields): CoverArt {
  return {
    seed: isPhoto(imageUrl) ? title : (imageUrl ?? title),
    tone: lineColorOf(color, gradient),
    object: chooseObject({ title, text: description, place: id }),
  };
}
