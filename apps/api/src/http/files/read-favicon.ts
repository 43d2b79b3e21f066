import { buffer } from 'node:stream/consumers';
import { mediaPicture, mediaTypes, parseMediaFolder } from '@site/schema/media-url';
import type { MediaFiles } from '../../media/media-files.ts';

const ADDRESS = /^\/media\/([^/]+)\/[^/.]+\.(jpg|png|svg)$/;

export type Favicon = { isSvg: boolean; body: Buffer; dataUrl: string };

/** The uploaded picture that is the icon of the site; undefined when there is none. */
export async function readFavicon(media: MediaFiles, address: string | undefined): Promise<Favicon | undefined> {
  const [, folder = '', found] = ADDRESS.exec((address && mediaPicture(address)?.src) ?? '') ?? [];
  if (!parseMediaFolder(folder)) return undefined;
  const extension = found as 'jpg' | 'png' | 'svg';
  const file = await media.open(folder, { extension });
  if (!file) return undefined;
  const body = await buffer(file.body);
  const dataUrl = `data:${mediaTypes[extension]};base64,${body.toString('base64')}`;
  return { isSvg: extension === 'svg', body, dataUrl };
}
