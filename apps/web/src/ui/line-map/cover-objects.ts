import type { Sprite } from '../icons/sprite.ts';
import file from './cover-objects.svg';

/** The objects on covers: symbols of 260 by 280 and a margin of 8, in the colours of the scheme and in `currentColor`. */
export const objectSprite: Sprite = { holder: 'objects', prefix: 'object-', file };
