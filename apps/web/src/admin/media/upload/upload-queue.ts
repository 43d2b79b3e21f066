import type { UploadedMedia } from '@site/schema/media';
import { createStore } from '../../../ui/store.ts';
import { describeError } from '../../error-messages.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { isRefusal, refusalOf, uploadFile } from './upload-file.ts';

export type Upload = {
  id: number;
  /** The name of the file. */
  name: string;
  /** `converting`: the server has the file and prepares it. `done`: waits for files that were chosen earlier. */
  state: 'waiting' | 'sending' | 'converting' | 'done' | 'failed';
  /** The share that was sent, from 0 to 1. */
  progress: number;
  /** The reason of the failure. */
  error?: string | undefined;
  /** False for a file that will be refused again. */
  canRetry: boolean;
};

type Entry = Upload & { file: File; abort?: AbortController; item?: UploadedMedia };

export type QueueOptions = {
  /** Refuses a file that the server accepts, but not the field. */
  refuse?: ((file: File) => string | undefined) | undefined;
  upload?: (...args: Required<Parameters<typeof uploadFile>>) => Promise<UploadedMedia>;
};

/** Takes an uploaded file, and the id of its upload. */
type Receiver = (item: UploadedMedia, id: number) => void;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** How many files are sent at a time. */
const PARALLEL = 2;

const sendPicture = async (file: File, options: Parameters<typeof uploadFile>[1]) =>
  uploadFile(await shrinkPicture(file), options);

let lastId = 0;

/** Sends files one after another. Each can be cancelled, and sent again when it failed. */
export function createUploadQueue({ refuse, upload = sendPicture }: QueueOptions = {}) {
  const uploads = createStore<readonly Entry[]>([]);
  let receive: Receiver = () => {};
  const { read, set } = uploads;

  const change = (id: number, values: Partial<Entry>) =>
    set(read().map((entry) => (entry.id === id ? { ...entry, ...values } : entry)));

  function start() {
    const isRunning = ({ state }: Entry) => state === 'sending' || state === 'converting';
    const free = PARALLEL - read().filter(isRunning).length;
    for (const entry of read()
      .filter(({ state }) => state === 'waiting')
      .slice(0, free))
      void send(entry);
  }

  async function send({ id, file }: Entry) {
    const abort = new AbortController();
    change(id, { state: 'sending', progress: 0, abort });
    const onProgress = (progress: number) => change(id, { progress, state: progress < 1 ? 'sending' : 'converting' });
    try {
      const item = await upload(file, { onProgress, signal: abort.signal });
      change(id, { state: 'done', item });
      deliver();
    } catch (error) {
      if (!abort.signal.aborted) {
        change(id, { state: 'failed', error: describeError(error), canRetry: !isRefusal(error) });
        // Delivers the completed files that waited for this one.
        deliver();
      }
    }
    start();
  }

  function deliver() {
    const pending = read().filter(({ state }) => state !== 'failed');
    const end = pending.findIndex(({ state }) => state !== 'done');
    const ready = end === -1 ? pending : pending.slice(0, end);
    set(read().filter((entry) => !ready.includes(entry)));
    for (const { item, id } of ready) if (item) receive(item, id);
  }

  function remove(id: number) {
    read()
      .find((entry) => entry.id === id)
      ?.abort?.abort();
    set(read().filter((entry) => entry.id !== id));
    deliver();
    start();
  }

  return {
    uploads,
    /** Sets the receiver of the uploaded files, which gets them in the order in which they were chosen. */
    deliverTo(receiver: Receiver) {
      receive = receiver;
    },
    /** Returns the ids of the uploads. */
    add(files: Iterable<File>): number[] {
      const added = [...files].map((file): Entry => {
        const error = refusalOf(file) ?? refuse?.(file);
        const state = error ? 'failed' : 'waiting';
        return { id: ++lastId, name: file.name, file, state, progress: 0, error, canRetry: !error };
      });
      set([...read(), ...added]);
      start();
      return added.map(({ id }) => id);
    },
    retry(id: number) {
      change(id, { state: 'waiting', error: undefined });
      start();
    },
    /** Cancels an upload, or removes one that failed. */
    remove,
    cancelAll() {
      for (const { abort } of read()) abort?.abort();
      set([]);
    },
  };
}
