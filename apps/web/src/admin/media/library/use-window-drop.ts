import { useEffect, useEffectEvent, useState } from 'react';
import { namePasted } from '../upload/name-pasted.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Receives files that are dropped anywhere in the window or pasted, and returns whether files are being dragged over
 * it. Without `onFiles`, dropped files are ignored; the browser would open them instead of the page.
 */
export function useWindowDrop(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const receive = useEffectEvent((files: ArrayLike<File> | undefined) => {
    if (files && files.length > 0) onFiles?.(Array.from(files));
  });

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;

    function onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    }

    function onDragLeave({ relatedTarget }: DragEvent) {
      // `relatedTarget` is null only when the pointer leaves the window.
      if (relatedTarget === null) setOver(false);
    }

    function onDrop(event: DragEvent) {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      receive(event.dataTransfer?.files);
    }

    function onPaste({ clipboardData, defaultPrevented }: ClipboardEvent) {
      if (!defaultPrevented) receive(namePasted(clipboardData?.files ?? []));
    }

    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => unmounted.abort();
  }, []);

  return isOver && onFiles !== undefined;
}
