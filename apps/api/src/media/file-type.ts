import { open } from 'node:fs/promises';

/*
 * Recognises the type of an uploaded file by its content; names and declared types can be wrong.
 */

/** `video`: a video that is not MP4. */
export type UploadType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg' | 'pdf' | 'mp4' | 'video';

const HEAD_BYTES = 4096;
const TAIL_BYTES = 2048;

export async function recognizeFile(path: string): Promise<UploadType | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return recognize(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Whether a PDF has its end marker. Without it, the file is truncated. */
export async function isCompletePdf(path: string, bytes: number): Promise<boolean> {
  const file = await open(path);
  try {
    const tail = Buffer.alloc(TAIL_BYTES);
    const { bytesRead } = await file.read(tail, 0, TAIL_BYTES, Math.max(0, bytes - TAIL_BYTES));
    return tail.subarray(0, bytesRead).includes('%%EOF');
  } finally {
    await file.close();
  }
}

function recognize(head: Buffer): UploadType | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (head.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (head.subarray(0, 8).equals(PNG)) return 'png';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') {
    // An ISO media file begins with the box `ftyp`: its length, its name, then the brands (file formats).
    const brands = text(8, Math.min(head.readUInt32BE(0), 64));
    if (/avi[fs]/.test(brands)) return 'avif';
    if (/hei[cfmsx]|hev[cmsx]|mif1/.test(brands)) return 'heic';
    return /^qt/.test(brands) || !/isom|iso[2-9]|mp4[12]|avc1|M4V/.test(brands) ? 'video' : 'mp4';
  }
  // Matroska, WebM and AVI.
  if (head.subarray(0, 4).equals(MATROSKA) || (text(0, 4) === 'RIFF' && text(8, 11) === 'AVI')) return 'video';
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return 'pdf';
  return /^(?:\xEF\xBB\xBF)?\s*</.test(text(0, 64)) && text(0, HEAD_BYTES).includes('<svg') ? 'svg' : undefined;
}

const MATROSKA = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
