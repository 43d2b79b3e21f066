import type { MediaFormat } from '@site/schema/media-url';
import { type Converted, convertUpload, drawIcon, makeVariant } from './convert-image.ts';
import type { UploadType } from './file-type.ts';
import { Refusal, type RefusalCode, UNREADABLE } from './refusal.ts';

/*
 * The entry of the process that converts pictures. It gets one job at a time.
 */

export type ImageJob =
  | { kind: 'convert'; source: string; type: UploadType; target: string }
  | { kind: 'variant'; source: string; target: string; width: number; format: MediaFormat }
  | { kind: 'icon'; source: string; target: string; fontFiles: readonly string[] };

export type ImageOutcome =
  | { converted?: Converted }
  | { refusal: { code: RefusalCode; message: string } }
  /** The storage failed, not the picture. */
  | { failure: string };

async function run(job: ImageJob): Promise<ImageOutcome> {
  if (job.kind === 'convert') return { converted: await convertUpload(job.source, job.type, job.target) };
  if (job.kind === 'icon') await drawIcon(job.source, job.target, job.fontFiles);
  else await makeVariant(job.source, job.target, job.width, job.format);
  return {};
}

function explain(error: unknown): ImageOutcome {
  if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message } };
  const { message, code } = error as NodeJS.ErrnoException;
  // libvips reports a full disk in its message. After a damaged picture it also says that nothing was written.
  const isWriteError =
    /no space|unable to write|write error|system error/i.test(message) && !/read error/i.test(message);
  if (code || isWriteError) return { failure: message };
  return { refusal: { code: 'BAD_REQUEST', message: UNREADABLE } };
}

/**
 * Twice the memory that any picture within the limits takes. The server and this process together stay below 600 MB.
 */
const MAX_MEMORY = 400e6;
const CHECK_MS = 50;

// An SVG of a few kilobytes can need any amount of memory: filters, patterns, markers, embedded pictures.
setInterval(() => process.memoryUsage.rss() > MAX_MEMORY && process.kill(process.pid, 'SIGKILL'), CHECK_MS).unref();

process.on('message', (job: ImageJob) => {
  void run(job)
    .catch(explain)
    .then((outcome) => process.send?.(outcome));
});
