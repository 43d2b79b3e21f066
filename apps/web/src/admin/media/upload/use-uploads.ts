import type { MediaItem, UploadedMedia } from '@site/schema/media';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from '../../../ui/store.ts';
import { trpc } from '../../trpc-react.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

type Options = {
  /** Called for the files in the order in which they were chosen. */
  onUploaded?: (item: UploadedMedia, id: number) => void;
  /** Refuses files of other kinds. */
  kind?: MediaItem['kind'] | undefined;
};

export type Uploads = Pick<UploadQueue, 'add' | 'remove' | 'retry'> & {
  uploads: readonly Upload[];
  /** Files are waiting or being sent. */
  isBusy: boolean;
  uploaded: number;
  /** The uploaded files that were already in the library. */
  known: readonly UploadedMedia[];
  /** Cancels queued and running uploads, and removes failed ones. */
  clear: () => void;
};

/** Uploads files into the media library. Running uploads are cancelled when the component is unmounted. */
export function useUploads({ onUploaded, kind }: Options = {}): Uploads {
  const { media, trash } = trpc.useUtils();
  const [uploaded, setUploaded] = useState(0);
  const [known, setKnown] = useState<readonly UploadedMedia[]>([]);
  const [{ uploads: store, add, remove, retry, cancelAll, deliverTo }] = useState(() =>
    createUploadQueue({
      refuse: ({ type }) => (kind && kindOf(type) !== kind ? otherKind(kindOf(type), kind) : undefined),
    }),
  );
  useLayoutEffect(() =>
    deliverTo((item, id) => {
      if (item.isKnown) setKnown((before) => [...before.filter(({ id: other }) => other !== item.id), item]);
      else setUploaded((count) => count + 1);
      onUploaded?.(item, id);
      // Uploading a deleted file restores it from the trash.
      void Promise.all([media.invalidate(), trash.invalidate()]);
    }),
  );
  useEffect(() => cancelAll, [cancelAll]);
  const addAll = useCallback<typeof add>(
    (files) => {
      setKnown([]);
      return add(files);
    },
    [add],
  );
  const uploads = useStore(store);
  return {
    uploads,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    uploaded,
    known,
    add: addAll,
    remove,
    retry,
    clear: cancelAll,
  };
}

/** The type is empty or unknown for some pictures, which the server recognises. */
const kindOf = (type: string): MediaItem['kind'] =>
  type === 'application/pdf' ? 'document' : /^video\//.test(type) ? 'video' : 'picture';

const names = { picture: 'picture', document: 'PDF', video: 'video' };

const otherKind = (kind: MediaItem['kind'], wanted: MediaItem['kind']) =>
  `A ${names[kind]} cannot be shown here. Choose a ${names[wanted]}.`;
