import { media } from '@site/schema/media';
import { table } from '../table.ts';

export const mediaTable = table('media', media);
