import { pictureUrl } from '@site/schema/picture-url';

/** What a form says about image URLs that begin with http. */
export function httpImageHint(...urls: readonly string[]): string | undefined {
  return urls.some((url) => pictureUrl(url) !== url) ? 'Pages load images over https, not http' : undefined;
}
