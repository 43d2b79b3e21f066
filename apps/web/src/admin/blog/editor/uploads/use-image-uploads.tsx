import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePendingUpload } from '../../../form/pending-uploads.ts';
import { UploadList } from '../../../media/upload/UploadList.tsx';
import { useUploads } from '../../../media/upload/use-uploads.ts';
import { addUploadPlaces, takeUploadPlace, uploadPlaces } from './upload-places.ts';

/** Uploads pasted and dropped images, whose places in the article show the progress or why an image was refused. */
export function useImageUploads(getEditor: () => Editor) {
  const {
    uploads,
    remove: removeUpload,
    isBusy,
    ...others
  } = useUploads({
    picturesOnly: true,
    onUploaded({ url, alt }, id) {
      const editor = getEditor();
      const position = takeUploadPlace(editor, id) ?? editor.state.selection.to;
      const content = { type: 'figure', attrs: { src: url, alt: alt ?? '' } };
      // The cursor stays where the author writes.
      editor.commands.insertContentAt(position, content, { updateSelection: false });
    },
  });

  usePendingUpload(isBusy);

  function remove(id: number) {
    takeUploadPlace(getEditor(), id);
    removeUpload(id);
  }

  function progress(editor: Editor | null): ReactNode {
    const places = editor ? uploadPlaces(editor.state) : [];
    const listOf = (shown: typeof uploads) => (
      <UploadList {...others} isBusy={isBusy} uploads={shown} remove={remove} />
    );
    const placed = new Set(places.map(({ id }) => id));
    return (
      <>
        {places.map(({ id, container }) =>
          createPortal(listOf(uploads.filter((upload) => upload.id === id)), container, String(id)),
        )}
        {/* The text around their places was deleted. */}
        {listOf(uploads.filter(({ id }) => !placed.has(id)))}
      </>
    );
  }

  return {
    isBusy,
    upload: (files: readonly File[], position: number) => addUploadPlaces(getEditor(), position, others.add(files)),
    progress,
  };
}
