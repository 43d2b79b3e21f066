import { readFile } from 'node:fs/promises';
import { type MediaFile, uploadMessages } from '@site/schema/media';
import { mediaLimits } from '@site/schema/media-limits';
import { mediaFolder, mediaTypes } from '@site/schema/media-url';
import type { Config } from '../config.ts';
import { publicError } from '../errors.ts';
import { createStorage } from './create-storage.ts';
import { downloadPicture } from './download-picture.ts';
import { slugOfName } from './file-name.ts';
import { isCompletePdf, recognizeFile } from './file-type.ts';
import { createImageProcess, type Urgency } from './image-process.ts';
import { UNREADABLE } from './refusal.ts';
import type { ByteRange, StoredFile } from './storage.ts';
import { createTemporaryFiles } from './temporary-files.ts';
import { tooLarge, type Upload } from './upload.ts';
import { createVariantPlan, type Variant } from './variant-plan.ts';

/*
 * The files of the media library: checks and converts uploads, stores them, and makes pictures in other widths when
 * they are first read.
 */

/** A folder has one original and, for pictures, its variants. */
export type MediaPart = Variant | { extension: keyof typeof mediaTypes };

export type MediaFiles = {
  /** Where uploads are received. */
  temporary: ReturnType<typeof createTemporaryFiles>;
  /** Downloads a picture of another site to a path. */
  download(url: string, path: string): Promise<Upload>;
  store(upload: Upload): Promise<StoredMedia>;
  open(folder: string, part: MediaPart, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Makes a variant of a picture; false when there is no such picture. */
  make(folder: string, variant: Variant, urgency?: Urgency): Promise<boolean>;
  /** Renders an original file as a small PNG; undefined when the file does not exist. */
  drawIcon(folder: string, extension: 'jpg' | 'png' | 'svg', fontFiles: readonly string[]): Promise<Buffer | undefined>;
  removeFolder(folder: string): Promise<void>;
  stop(): Promise<void>;
};

type StoredMedia = Omit<MediaFile, 'hash'>;
type Log = { warn(fields: object, text: string): void };

const original = (extension: string) => `original.${extension}`;
const nameOf = (folder: string, part: MediaPart) =>
  `${folder}/${'width' in part ? `${part.width}.${part.format}` : original(part.extension)}`;

export function createMediaFiles(config: Pick<Config, 'mediaDir' | 's3'>, log: Log): MediaFiles {
  const storage = createStorage(config);
  const temporary = createTemporaryFiles(config.mediaDir);
  const images = createImageProcess(log);
  const making = new Map<string, Promise<boolean>>();
  const plan = createVariantPlan(
    async (folder, variant) => (await storage.has(nameOf(folder, variant))) || make(folder, variant, 'background'),
    log,
  );

  async function store({ path, hash, bytes, name, isWanted }: Upload): Promise<StoredMedia> {
    const type = await recognizeFile(path);
    if (type === 'video') throw publicError('UNSUPPORTED_MEDIA_TYPE', uploadMessages.otherVideo);
    if (type !== 'mp4' && bytes > mediaLimits.bytes) throw tooLarge();
    if (!type) throw publicError('UNSUPPORTED_MEDIA_TYPE', uploadMessages.otherType);
    // Its decoder is patented, and not part of the library.
    if (type === 'heic') throw publicError('UNSUPPORTED_MEDIA_TYPE', uploadMessages.heic);
    const file = slugOfName(name);
    if (type === 'pdf' || type === 'mp4') {
      if (type === 'pdf' && !(await isCompletePdf(path, bytes))) throw publicError('BAD_REQUEST', UNREADABLE);
      const folder = mediaFolder({ hash, ...noPicture });
      await storage.put(nameOf(folder, { extension: type }), path, mediaTypes[type]);
      return { kind: type === 'pdf' ? 'document' : 'video', file: `${file}.${type}`, bytes, ...noPicture };
    }
    if (type === 'svg' && bytes > mediaLimits.svgBytes) throw publicError('PAYLOAD_TOO_LARGE', uploadMessages.largeSvg);
    return temporary.withPath(async (target) => {
      const picture = await images.run({ kind: 'convert', source: path, type, target }, 'urgent', isWanted);
      if (!picture) throw new TypeError('A conversion has no result');
      const { extension, ...facts } = picture;
      const folder = mediaFolder({ hash, ...facts });
      await storage.put(nameOf(folder, { extension }), target, mediaTypes[extension]);
      if (extension === 'jpg' || extension === 'png') plan.add(folder, facts.width);
      return { kind: 'picture', file: `${file}.${extension}`, ...facts };
    });
  }

  function make(folder: string, variant: Variant, urgency: Urgency = 'urgent'): Promise<boolean> {
    const name = nameOf(folder, variant);
    const running = making.get(name);
    if (running) return running;
    const made = makeOnce(name, folder, variant, urgency).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  async function makeOnce(name: string, folder: string, { width, format }: Variant, urgency: Urgency) {
    const convert = (target: string) => async (source: string) => {
      await images.run({ kind: 'variant', source, target, width, format }, urgency);
      await storage.put(name, target, mediaTypes.webp.replace('webp', format));
      return true;
    };
    return temporary.withPath(async (target) => {
      for (const extension of ['jpg', 'png'] as const) {
        const source = nameOf(folder, { extension });
        if (await storage.withPath(source, `${target}.source`, convert(target))) return true;
      }
      return false;
    });
  }

  return {
    temporary,
    download: downloadPicture,
    store,
    make,
    open: (folder, part, range) => storage.open(nameOf(folder, part), range),
    drawIcon: (folder, extension, fontFiles) =>
      temporary.withPath((target) =>
        storage.withPath(nameOf(folder, { extension }), `${target}.${extension}`, async (source) => {
          await images.run({ kind: 'icon', source, target, fontFiles }, 'urgent');
          return readFile(target);
        }),
      ),
    removeFolder: (folder) => storage.removeFolder(folder),
    async stop() {
      plan.stop();
      images.stop();
      await temporary.removeAll();
    },
  };
}

const noPicture = { width: null, height: null, color: null };
