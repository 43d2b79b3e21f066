/*
 * The addresses of uploaded files: `/media/{hash}-{width}x{height}-{color}/{name}.jpg`. Pages read from an address what
 * they need to show a picture without layout shift. This file does not import zod, so that pages stay small.
 */

/** The widths to which pictures are resized, besides their own width if it is smaller than the last one. */
export const mediaWidths = [320, 480, 720, 1080, 1440, 1920] as const;
export const mediaFormats = ['avif', 'webp'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** The file types that are served. Vector graphics and animations (webp) have one size. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
} as const;
export type MediaExtension = keyof typeof mediaTypes;

export type MediaFolder = {
  /** The first 24 digits of the SHA-256 of the uploaded file. */
  hash: string;
  width: number | null;
  height: number | null;
  /** The average colour, as six hexadecimal digits. */
  color: string | null;
};

type MediaAddress = MediaFolder & { file: string; focalX: number; focalY: number };

export const HASH_LENGTH = 24;

/** The folder of a file in the storage, and the first part of its address. */
export function mediaFolder({ hash, width, height, color }: MediaFolder): string {
  const start = hash.slice(0, HASH_LENGTH);
  return color ? `${start}-${width}x${height}-${color}` : start;
}

const FOLDER = /^([0-9a-f]{24})(?:-(\d{1,5})x(\d{1,5})-([0-9a-f]{6}))?$/;

export function parseMediaFolder(folder: string): MediaFolder | undefined {
  const [, hash, width, height, color] = FOLDER.exec(folder) ?? [];
  if (!hash) return undefined;
  return color ? { hash, width: Number(width), height: Number(height), color } : noSize(hash);
}

const noSize = (hash: string) => ({ hash, width: null, height: null, color: null });

/** The URL that records store. The focal point is a fragment, so that caches store each file once. */
export function mediaUrl(media: MediaAddress): string {
  const { file, focalX, focalY } = media;
  const focus = focalX === 50 && focalY === 50 ? '' : `#focus=${focalX},${focalY}`;
  return `/media/${mediaFolder(media)}/${file}${focus}`;
}

/** The files in a media folder: pictures in several widths, other files in one. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, mediaWidths[mediaWidths.length - 1] as number);
  return [...mediaWidths.filter((one) => one < largest), largest];
}

export type MediaPicture = {
  src: string;
  width: number;
  height: number;
  /** Shown while an opaque picture loads. */
  color: string | undefined;
  /** For object-position, when the focal point is not the centre. */
  position: string | undefined;
  /** The `srcset` of each format; undefined for vector graphics and animations. */
  srcSets: Record<MediaFormat, string> | undefined;
};

const PICTURE =
  /^(\/media\/[0-9a-f]{24}-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6}))\/[a-z0-9-]+\.(jpg|png|webp|svg)(?:#focus=(\d{1,3}),(\d{1,3}))?$/;

/** Parses the URL of an uploaded picture; undefined for other URLs. */
export function mediaPicture(url: string): MediaPicture | undefined {
  const [, base, width, height, color, extension = '', x, y] = PICTURE.exec(url) ?? [];
  if (!base) return undefined;
  const widths = widthsOf(Number(width));
  const srcSet = (format: MediaFormat) => widths.map((one) => `${base}/${one}.${format} ${one}w`).join();
  return {
    src: withoutFocus(url),
    width: Number(width),
    height: Number(height),
    color: extension === 'jpg' ? `#${color}` : undefined,
    position: y && `${x}% ${y}%`,
    srcSets: /jpg|png/.test(extension) ? { avif: srcSet('avif'), webp: srcSet('webp') } : undefined,
  };
}

/** The address without the focal point, for readers other than the pages of this site. */
export const withoutFocus = (url: string) => url.replace(/(^|\/)(media\/[^#]+)#focus=[\d,]*$/, '$1$2');
