import type { Readable } from 'node:stream';

/*
 * The storage of the media library. A name is a folder and a file: `{hash}-{width}x{height}-{color}/640.avif`.
 */

/** The first and the last requested byte; without a last one, the rest of the file. */
export type ByteRange = { start: number; end?: number };

export type StoredFile = {
  body: Readable;
  /** The size of the whole file. */
  size: number;
  /** The bytes that `body` contains. */
  start: number;
  end: number;
};

export type MediaStorage = {
  has(name: string): Promise<boolean>;
  /** Stores a temporary file. The implementation may move it. */
  put(name: string, path: string, type: string): Promise<void>;
  /** Undefined when there is no such file; a range beyond its end is empty: `end` is before `start`. */
  open(name: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Lets `use` read the file from a path; undefined when there is no such file. */
  withPath<T>(name: string, temporary: string, use: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Deletes all files of a folder. */
  removeFolder(folder: string): Promise<void>;
};
