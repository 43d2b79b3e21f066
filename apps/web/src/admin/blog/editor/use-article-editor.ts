import { type Editor, useEditor } from '@tiptap/react';
import { useRef } from 'react';
import { useIsPhone } from '../../form/dialogs/use-is-phone.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { toArticleHtml, toEditorHtml } from './editor-html.ts';

type Options = {
  value: string;
  onChange: (html: string) => void;
  labelId: string;
  /** The id of the hint on leaving the editor by keyboard. */
  helpId: string;
  /** Undefined while the value is valid. */
  errorId: string | undefined;
};

/** The visual editor of an article. It calls `onChange` only for edits, so that an unedited article stays unchanged. */
export function useArticleEditor({ value, onChange, labelId, helpId, errorId }: Options) {
  // The editor's own HTML after the last change. Tiptap also reports updates that do not change it.
  const editorHtml = useRef<string>(undefined);
  // The value that the editor shows.
  const shownValue = useRef(value);
  const isPhone = useIsPhone();
  const editor = useEditor({
    extensions: editorExtensions,
    content: toEditorHtml(value),
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': 'true',
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' '),
        ...(errorId !== undefined && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: cleanPastedHtml,
      ...(isPhone && { scrollMargin: PHONE_BARS, scrollThreshold: PHONE_BARS }),
    },
    onCreate: ({ editor: created }) => {
      editorHtml.current = readHtml(created);
    },
    onUpdate: ({ editor: updated }) => {
      const html = readHtml(updated);
      if (html === editorHtml.current) return;
      editorHtml.current = html;
      shownValue.current = html;
      onChange(html);
    },
  });

  /** Loads a value that was edited as HTML. Without such an edit, the undo history must stay. */
  function showValue() {
    if (value === shownValue.current) return;
    editor.commands.setContent(toEditorHtml(value), { emitUpdate: false });
    editorHtml.current = readHtml(editor);
    shownValue.current = value;
  }

  return { editor, showValue };
}

/** Keeps the cursor clear of the sticky header and toolbar above the text, and of the buttons below it. */
const PHONE_BARS = { top: 136, bottom: 96, left: 0, right: 0 };

const readHtml = (editor: Editor) => toArticleHtml(editor.getHTML());
