import type { CoverArt, CoverObject } from '@site/schema/cover-art';
import { lineColorOf } from '@site/schema/line-color';
import type { Service } from '@site/schema/service';
import { objectOfId } from '../../../ui/line-map/cover-art.ts';

type ArtFields = Pick<Service, 'id' | 'family' | 'coverObject' | 'color' | 'gradient'>;

/** The objects of the demo's families. */
const objects: Record<string, CoverObject> = {
  'web-app-development': 'browser',
  'branding-creative': 'nib',
  'digital-marketing': 'horn',
  'ai-automation': 'robot',
};

/** The object that the owner has chosen, otherwise that of the family, in the colour of the service. */
export function serviceArt({ id, family, coverObject, color, gradient }: ArtFields): CoverArt {
  return {
    seed: `service ${id}`,
    tone: lineColorOf(color, gradient),
    object: coverObject ?? objects[family ?? ''] ?? objectOfId(id),
  };
}
