import type { MediaItem } from '@site/schema/media';

const KB = 1024;
const MB = KB * KB;

/** "240 KB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 999.5 * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${Number((bytes / MB).toFixed(1))} MB`;
}

/** "1600 × 900" of a picture. */
export const formatDimensions = ({ width, height }: Pick<MediaItem, 'width' | 'height'>) =>
  width && height ? `${width} × ${height}` : undefined;

/** The type of a file in a word: "JPEG", "PDF". */
export const typeOf = ({ mime }: Pick<MediaItem, 'mime'>) =>
  mime === 'image/svg+xml' ? 'SVG' : (mime.split('/')[1] ?? mime).toUpperCase().replace('WEBP', 'Animation');

/** Whether a picture lacks an alternative text. */
export const needsAlt = ({ kind, alt }: Pick<MediaItem, 'kind' | 'alt'>) => kind === 'picture' && !alt;
