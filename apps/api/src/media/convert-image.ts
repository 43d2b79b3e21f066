import { readFile, rename, writeFile } from 'node:fs/promises';
import { mediaLimits } from '@site/schema/media-limits';
import type { MediaFormat } from '@site/schema/media-url';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import type { UploadType } from './file-type.ts';
import { Refusal, UNREADABLE } from './refusal.ts';
import { renderPng } from './render-png.ts';

/*
 * Converts pictures. Runs in a separate process (`image-worker.ts`).
 */

// The cache would keep decoded pictures that are never read again.
sharp.cache(false);
sharp.concurrency(1);

export type Converted = {
  extension: 'jpg' | 'png' | 'webp' | 'svg';
  bytes: number;
  width: number;
  height: number;
  color: string;
};

const options = { limitInputPixels: mediaLimits.pixels, failOn: 'error' } as const;

/** Converts an uploaded picture to the file that is served: upright, in sRGB, without metadata. */
export async function convertUpload(source: string, type: UploadType, target: string): Promise<Converted> {
  if (type === 'svg') return convertSvg(source, target);
  const metadata = await sharp(source, { ...options, limitInputPixels: false }).metadata();
  checkSize(metadata);
  const frames = metadata.pages ?? 1;
  const isAnimated = frames > 1 && (type === 'gif' || type === 'webp');
  const side = isAnimated ? mediaLimits.animationSide : mediaLimits.side;
  const picture = sharp(source, { ...options, animated: isAnimated })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const written = isAnimated
    ? { ...(await picture.webp({ quality: 75, effort: 2 }).toFile(target)), extension: 'webp' as const }
    : await writeStill(picture, metadata.hasAlpha, target);
  const { extension, size: bytes, width, pageHeight, height } = written;
  return { extension, bytes, width, height: pageHeight ?? height, color: await averageColor(target) };
}

// Without subsampling, which would blur coloured text in screenshots. Optimised coding would keep the whole picture in
// memory, 50 MB of a photo, to make files 5 % smaller.
const toJpeg = (picture: Sharp) =>
  picture.flatten().jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false });

/** JPEG, or PNG where pixels are transparent. */
async function writeStill(picture: Sharp, hasAlpha: boolean, target: string) {
  if (!hasAlpha) return { ...(await toJpeg(picture).toFile(target)), extension: 'jpg' as const };
  const png = await picture.png({ compressionLevel: 8 }).toFile(target);
  if (!(await sharp(target).stats()).isOpaque) return { ...png, extension: 'png' as const };
  const jpg = await toJpeg(sharp(target)).toFile(`${target}.jpg`);
  await rename(`${target}.jpg`, target);
  return { ...jpg, extension: 'jpg' as const };
}

const qualities = {
  // This effort reduces the size by a quarter; from 4 on, another 5 % take five times as long.
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 4 }),
} satisfies Record<MediaFormat, (picture: Sharp) => Sharp>;

export async function makeVariant(source: string, target: string, width: number, format: MediaFormat): Promise<void> {
  await qualities[format](sharp(source, options).resize({ width })).toFile(target);
}

const ICON_SIDE = 512;

/** Converts a stored picture to a PNG no larger than the largest icon. */
export async function drawIcon(source: string, target: string, fontFiles: readonly string[]): Promise<void> {
  if (!source.endsWith('.svg')) {
    const fit = { width: ICON_SIDE, height: ICON_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    await sharp(source, options).resize(fit).png().toFile(target);
    return;
  }
  const svg = await readFile(source, 'utf8');
  const { width, height } = cleanSvg(svg);
  await writeFile(target, await renderPng(svg, ICON_SIDE, fontFiles, height > width), { mode: 0o600 });
}

async function averageColor(path: string): Promise<string> {
  const { data } = await sharp(path).flatten({ background: '#ffffff' }).resize(1, 1).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const [red = 0, green = red, blue = red] = data;
  return Buffer.from([red, green, blue]).toString('hex');
}

async function convertSvg(source: string, target: string): Promise<Converted> {
  const { svg, width, height } = cleanSvg(await readFile(source, 'utf8'));
  await writeFile(target, svg, { mode: 0o600 });
  return { extension: 'svg', bytes: Buffer.byteLength(svg), width, height, color: 'ffffff' };
}

function checkSize(metadata: Metadata): void {
  const { width, height: strip, pages = 1, pageHeight = strip } = metadata;
  const pixels = width * pageHeight * pages;
  if (!(pixels > 0)) throw new Refusal('BAD_REQUEST', UNREADABLE);
  const [short, long] = [Math.min(width, pageHeight), Math.max(width, pageHeight)];
  if (long > short * mediaLimits.ratio) {
    throw new Refusal(
      'BAD_REQUEST',
      `This picture has ${width} x ${pageHeight} pixels. The longer side may be at most ${mediaLimits.ratio} times the shorter one.`,
    );
  }
  const most = Math.min(mediaLimits.pixels, MAX_DECODED_BYTES / decodedBytesPerPixel(metadata));
  if (pixels <= most) return;
  const frames = pages > 1 ? ` in ${pages} frames` : '';
  throw new Refusal(
    'PAYLOAD_TOO_LARGE',
    `This picture has ${millions(pixels)} megapixels${frames}. This kind of file may have at most ${Math.floor(most / 1e6)}: please make it smaller.`,
  );
}

const millions = (pixels: number) =>
  pixels < 1e8 ? (Math.ceil(pixels / 1e5) / 10).toString() : Math.ceil(pixels / 1e6);

const MAX_DECODED_BYTES = 100e6;

/** The memory of a picture that has to be decoded as a whole, measured; others are read in strips. */
function decodedBytesPerPixel({ format, isProgressive, channels, bitsPerSample = 8, chromaSubsampling }: Metadata) {
  if (format === 'heif') return bitsPerSample > 8 ? 20 : 10;
  if (format === 'webp') return 5;
  if (!isProgressive) return 1;
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
  return channels * (bitsPerSample > 8 ? 2 : 1);
}
