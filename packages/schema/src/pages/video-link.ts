import { z } from 'zod';
import { completeUrl } from '../fields/complete-url.ts';
import { mediaPicture } from './media-url.ts';

/*
 * Videos in articles: a link to YouTube or Vimeo, or an MP4 of the library.
 */

/** The origins of the players. */
export const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [YOUTUBE, VIMEO] = videoPlayers;

const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/;
/** The number of a video, and the key of one that is not listed. */
const VIMEO_PATH = /^\/(?:video\/|channels\/\w+\/)?(\d{4,12})(?:\/(\w+))?\/?$/;

export type VideoPlayer = { site: 'YouTube' | 'Vimeo'; url: string };

/** The player of a video on YouTube or Vimeo; undefined for any other link. */
export function videoPlayer(href: string): VideoPlayer | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) {
    const [, number, key = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
    const unlisted = key && /^\w+$/.test(key) ? `h=${key}&` : '';
    return number ? { site: 'Vimeo', url: `${VIMEO}/video/${number}?${unlisted}dnt=1` } : undefined;
  }
  const isYouTube = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(hostname);
  const inPath = isYouTube ? YOUTUBE_PATH.exec(pathname)?.[1] : hostname === 'youtu.be' && pathname.slice(1);
  const id = inPath || (isYouTube && searchParams.get('v'));
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return { site: 'YouTube', url: `${YOUTUBE}/embed/${id}${start > 0 ? `?start=${start}` : ''}` };
}

/** The seconds of "90", "90s" or "1h2m3s"; 0 for other texts. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

/** Whether an address belongs to an MP4 of the library. */
export const isLibraryVideo = (address: string): boolean => /^\/media\/[0-9a-f]{24}\/[a-z0-9-]+\.mp4$/.test(address);

/** A video that is inserted into an article. */
export const articleVideo = z.object({
  src: z
    .string()
    .trim()
    .transform((typed) => (typed.startsWith('/') ? typed : completeUrl(typed)))
    .refine(
      (src) => isLibraryVideo(src) || videoPlayer(src) !== undefined,
      'Choose an MP4 of the library, or enter the address of a video on YouTube or Vimeo',
    ),
  title: z.string().trim().min(1, 'Title is required').max(120),
  poster: z
    .string()
    .refine((poster) => poster === '' || mediaPicture(poster) !== undefined, 'Choose a picture of the library'),
});
