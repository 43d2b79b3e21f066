import { mediaLimits } from '@site/schema/media-limits';

/** Pictures of this size are sent as they are. Smaller files of too many pixels are rare, and refused by the server. */
const SMALL_BYTES = 8 * 1024 * 1024;

const HEIC = /^image\/hei[cf]$/;

const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  HEIC.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Whether the browser can make the picture smaller before it is sent. */
export const isShrinkable = (file: File): boolean => /^image\/(jpeg|png|webp)$/.test(file.type) || isHeic(file);

/**
 * Resizes a picture that exceeds the limits of the server, and converts a HEIC photo to JPEG if the browser can decode
 * it. Returns other files unchanged.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isShrinkable(file) || (file.size <= SMALL_BYTES && !isHeic(file))) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  // The browser cannot decode it. The server refuses it with a reason.
  if (!picture) return file;
  const { width, height } = picture;
  const isTooLarge = file.size > mediaLimits.bytes || width * height > mediaLimits.pixels;
  if (!isTooLarge && !isHeic(file)) return file;
  const scale = Math.min(1, mediaLimits.side / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // PNG and WebP may have transparent pixels.
  const type = /png|webp/.test(file.type) ? 'image/webp' : 'image/jpeg';
  const blob = await canvas.convertToBlob({ type, quality: 0.92 });
  return new File([blob], file.name.replace(/\.\w+$/, `.${blob.type.slice('image/'.length)}`), { type: blob.type });
}
