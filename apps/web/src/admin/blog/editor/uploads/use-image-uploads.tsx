import type { Editor, EditorEvents } from '@tiptap/react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePendingUpload } from '../../../form/form-scope.ts';
import { UploadList } from '../../../media/upload/UploadList.tsx';
import { useUploads } from '../../../media/upload/use-uploads.ts';
import { showFigure } from '../figure/show-figure.ts';
import {
  addUploadPlaceholders,
  isPlaceholderInView,
  takeUploadPlaceholder,
  uploadPlaceholders,
} from './upload-placeholders.ts';

/** Uploads pasted and dropped images. Placeholders in the article show the progress or the error. */
export function useImageUploads(editor: Editor | null): { isBusy: boolean; progress: ReactNode } {
  const { uploads, add, remove, isBusy, ...others } = useUploads({
    kind: 'picture',
    onUploaded({ url, alt, id: picture }, id) {
      if (!editor) return;
      const isSeen = isPlaceholderInView(editor, id);
      const position = takeUploadPlaceholder(editor, id) ?? editor.state.selection.to;
      const content = { type: 'figure', attrs: { src: url, alt: alt ?? '', undescribed: alt ? null : picture } };
      // The cursor of the author does not move.
      editor.commands.insertContentAt(position, content, { updateSelection: false });
      // If the author has scrolled away from the upload, the scroll position stays too.
      if (isSeen) showFigure(editor, position);
    },
  });
  usePendingUpload(isBusy);

  useEffect(() => {
    const upload = ({ files, position }: EditorEvents['files']) => {
      if (editor) addUploadPlaceholders(editor, position, add(files));
    };
    editor?.on('files', upload);
    return () => void editor?.off('files', upload);
  }, [editor, add]);

  function removeWithPlace(id: number) {
    if (editor) takeUploadPlaceholder(editor, id);
    remove(id);
  }

  const placeholders = editor ? uploadPlaceholders(editor.state) : [];
  const placed = new Set(placeholders.map(({ id }) => id));
  const listOf = (shown: typeof uploads) => (
    <UploadList {...others} add={add} isBusy={isBusy} uploads={shown} remove={removeWithPlace} />
  );
  return {
    isBusy,
    progress: (
      <>
        {placeholders.map(({ id, container }) =>
          createPortal(listOf(uploads.filter((upload) => upload.id === id)), container, String(id)),
        )}
        {/* Uploads whose surrounding text was deleted. */}
        {listOf(uploads.filter(({ id }) => !placed.has(id)))}
      </>
    ),
  };
}
