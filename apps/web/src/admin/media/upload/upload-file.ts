import { type UploadedMedia, uploadMessages } from '@site/schema/media';
import { mediaAccept, mediaLimits } from '@site/schema/media-limits';
import { TRPCClientError } from '@trpc/client';
import { sessionHeaders } from '../../../app/api-client.ts';
import { readApiError } from '../../../app/api-error.ts';
import { storedSession } from '../../session/stored-session.ts';
import { isShrinkable } from './shrink-picture.ts';

type Options = {
  /** Called with the upload progress, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Uploads a file. Errors are those of the tRPC client, for `describeError`. Uses XMLHttpRequest, which reports
 * progress.
 */
export function uploadFile(file: File, { onProgress, signal }: Options = {}): Promise<UploadedMedia> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/media');
    for (const [name, value] of Object.entries(sessionHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status } = request;
      const body = parse(request.responseText);
      if (status === 201 && body) return resolve({ ...body, createdAt: new Date(body.createdAt) } as UploadedMedia);
      if (status === 401) storedSession.clear();
      reject(TRPCClientError.from(new Error('Upload failed'), { meta: { response: { status }, responseJSON: body } }));
    });
    request.addEventListener('error', () => reject(TRPCClientError.from(new Error('Upload failed'))));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** The response of the server; null for the error page of a proxy. */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server refuses the file for its size, type or content: sending it again does not help. */
export const isRefusal = (error: unknown): boolean => [400, 413, 415].includes(readApiError(error).status ?? 0);

/** The reason why the server would refuse the file, judged by its size and name. */
export function refusalOf(file: File): string | undefined {
  const { size, type } = file;
  if (size === 0) return uploadMessages.empty;
  // Browsers leave the type of files empty that they do not know.
  const isVideo = type === mediaAccept.video;
  if (/^video\//.test(type) && !isVideo) return uploadMessages.otherVideo;
  if (type && !Object.values(mediaAccept).join().split(',').includes(type)) return uploadMessages.otherType;
  if (isVideo) return size > mediaLimits.videoBytes ? uploadMessages.largeVideo : undefined;
  if (size > mediaLimits.bytes && !isShrinkable(file)) return uploadMessages.tooLarge;
  return type === 'image/svg+xml' && size > mediaLimits.svgBytes ? uploadMessages.largeSvg : undefined;
}
