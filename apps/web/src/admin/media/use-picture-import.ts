import type { MediaItem } from '@site/schema/media';
import { useState } from 'react';
import { useSite } from '../../app/site-facts.ts';
import { describeError } from '../error-messages.ts';
import { trpc } from '../trpc-react.ts';

/** Imports pictures of other sites into the library. */
export function usePictureImport() {
  const { publicUrl } = useSite();
  const { media, trash } = trpc.useUtils();
  const download = trpc.media.importFromUrl.useMutation();
  const update = trpc.media.update.useMutation();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  /** `alt` is stored in the library if the picture has no alternative text there. */
  async function importPicture(url: string, alt = ''): Promise<MediaItem> {
    try {
      const item = await download.mutateAsync({ url });
      const isDescribed = item.alt || !alt;
      const described = isDescribed ? item : await update.mutateAsync({ id: item.id, alt: alt.slice(0, 200) });
      void Promise.all([media.invalidate(), trash.invalidate()]);
      return described;
    } catch (error) {
      setProblems((all) => ({ ...all, [url]: describeError(error) }));
      throw error;
    }
  }

  return {
    isRemote: (url: string) => /^https?:/i.test(url) && URL.canParse(url) && !isOwn(url, publicUrl),
    importPicture,
    isImporting: download.isPending || update.isPending,
    /** Why the last import of a picture failed. */
    problemOf: (url: string) => problems[url],
  };
}

const isOwn = (url: string, publicUrl: string) => new URL(url).origin === new URL(publicUrl).origin;
