import multipart from '@fastify/multipart';
import { uploadMessages } from '@site/schema/media';
import { mediaLimits } from '@site/schema/media-limits';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { publicError, UNAVAILABLE } from '../../errors.ts';
import { nameOfUpload } from '../../media/file-name.ts';
import { recognizeFile } from '../../media/file-type.ts';
import type { MediaFiles } from '../../media/media-files.ts';
import { type Upload, writeUpload } from '../../media/upload.ts';

/*
 * Receives one file as multipart/form-data and writes it to a temporary file, never to memory.
 */

/** The boundaries and headers of the parts. */
const FORM_BYTES = 64 * 1024;
/** Receiving, waiting for other uploads, and converting. */
const UPLOAD_MS = 300_000;

/** Concurrent uploads; a browser sends as many. Thirty took 120 MB more and tripled the delay of other requests. */
const oneOfFew = pLimit(6);

/** Registers the parser for the routes of `scope` alone. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: mediaLimits.videoBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
}

/** Receives the file of a request and deletes it after `use`. */
export async function withUpload<T>(
  request: FastifyRequest,
  { temporary }: MediaFiles,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw publicError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data');
  // No byte is sent while the file is queued. Injected requests have a socket without timeout.
  request.raw.socket.setTimeout?.(UPLOAD_MS);
  return temporary.withPath(async (path) => use(await oneOfFew(() => receive(request, path))));
}

async function receive(request: FastifyRequest, path: string): Promise<Upload> {
  try {
    if (request.raw.destroyed) throw new Error('The sender has gone');
    const part = await request.file();
    if (!part) throw publicError('BAD_REQUEST', 'Send one file');
    const isTooLong = Number(request.headers['content-length']) > mediaLimits.videoBytes + FORM_BYTES;
    if (isTooLong) throw tooLarge(part.mimetype.startsWith('video/'));
    const received = await writeUpload(part.file, path, mediaLimits.videoBytes);
    if (part.file.truncated) throw tooLarge((await recognizeFile(path)) === 'mp4');
    if (received.bytes === 0) throw publicError('BAD_REQUEST', uploadMessages.empty);
    const { socket } = request.raw;
    return { ...received, name: nameOfUpload(part.filename), isWanted: () => !socket.destroyed };
  } catch (error) {
    throw error instanceof TRPCError ? error : interrupted(error as NodeJS.ErrnoException);
  }
}

function interrupted(cause: NodeJS.ErrnoException): TRPCError {
  const isDiskFailure = cause.syscall !== undefined && cause.code !== 'ECONNRESET';
  return isDiskFailure
    ? publicError('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 30, cause })
    : publicError('BAD_REQUEST', 'The file did not arrive completely. Please send it again.');
}

const tooLarge = (isVideo: boolean) =>
  publicError('PAYLOAD_TOO_LARGE', isVideo ? uploadMessages.largeVideo : uploadMessages.tooLarge);
