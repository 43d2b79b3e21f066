import { z } from 'zod';
import { patchOf, recordOf } from './fields/entity.ts';
import { choice, id, integer, optionalText, text } from './fields/fields.ts';
import { adminListQuery, selectionOf } from './fields/list-query.ts';
import { mediaLimits } from './pages/media-limits.ts';
import { type MediaExtension, mediaTypes, mediaUrl } from './pages/media-url.ts';
import { recordKinds } from './pages/record-kinds.ts';

/*
 * Uploaded pictures, documents and videos.
 */

const percent = integer('Focal point', 0, 100).default(50);

export const mediaInput = z.object({
  name: text('Name', { max: 120, trim: true, oneLine: true }),
  alt: optionalText('Alternative text', 200),
  folder: optionalText('Folder', 60),
  /** The part of a picture that stays visible when it is cropped, in percent from the left and from the top. */
  focalX: percent,
  focalY: percent,
});

export const mediaPatch = patchOf(mediaInput);

const kinds = ['picture', 'document', 'video'] as const;

/** The properties of a file that the server determines. */
export const mediaFile = z.object({
  /** The SHA-256 of the uploaded file. */
  hash: z.string(),
  kind: z.enum(kinds),
  /** The last part of the address. */
  file: z.string(),
  /** Size of the stored file, after conversion. */
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The average colour, as six hexadecimal digits. */
  color: z.string().nullable(),
});

export const media = recordOf(mediaInput, { id: z.int(), ...mediaFile.shape, createdAt: z.date() });

/** The reasons to refuse a file, also checked before the upload. */
export const uploadMessages = {
  empty: 'This file is empty',
  tooLarge: `A file may have at most ${mediaLimits.bytes / 1024 / 1024} MB. Please make it smaller.`,
  largeVideo: `A video may have at most ${mediaLimits.videoBytes / 1024 / 1024} MB. Please make it shorter or smaller, or put it on YouTube or Vimeo.`,
  otherVideo:
    'This kind of video does not play in every browser. Export it as MP4 (H.264), or put it on YouTube or Vimeo.',
  largeSvg: 'An SVG may have at most 1 MB. Please simplify it, or export it as PNG.',
  heic: 'This is a HEIC photo. Export it as JPEG, or set the camera of the phone to the most compatible format.',
  otherType:
    'This kind of file is not accepted. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture, a PDF or an MP4 video.',
} as const;

/** A file with its address. */
export const mediaItem = media.extend({ url: z.string(), mime: z.string() });

/** What an upload returns. A file that was uploaded before is known, and not stored again. */
export const uploadedMedia = mediaItem.extend({ isKnown: z.boolean() });

export function toMediaItem(record: Media): MediaItem {
  const extension = record.file.slice(record.file.lastIndexOf('.') + 1) as MediaExtension;
  return { ...record, url: mediaUrl(record), mime: mediaTypes[extension] };
}

export const mediaId = id('Invalid file ID');
export const mediaIds = selectionOf(mediaId);

export const mediaAdminListQuery = adminListQuery(['name', 'bytes', 'createdAt']).extend({
  kind: choice('Kind', kinds).optional(),
  folder: text('Folder', { max: 60 }).optional(),
});

/** Moves files to a folder, or out of all with null. */
export const mediaMove = z.object({ ids: mediaIds, folder: mediaInput.shape.folder.unwrap() });

/** A record or text that uses a file. */
export const mediaUse = z.object({
  kind: z.enum([...recordKinds, 'setting']),
  /** The id of a record; null for a setting. */
  recordId: z.int().nullable(),
  /** The title of a record, or the key of a setting, such as `copy.home`. */
  title: z.string(),
  isInTrash: z.boolean(),
});

export type Media = z.infer<typeof media>;
export type MediaFile = z.infer<typeof mediaFile>;
export type MediaItem = z.infer<typeof mediaItem>;
export type UploadedMedia = z.infer<typeof uploadedMedia>;
export type MediaUse = z.infer<typeof mediaUse>;
export type MediaAdminListQuery = z.output<typeof mediaAdminListQuery>;
