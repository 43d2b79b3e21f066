import { TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { articleLink } from '@site/schema/article-link';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { EditorDialog } from './EditorDialog.tsx';

/** The button of the toolbar that links the selected text. The schema adds a missing `https://` to the address. */
export function LinkControl({ editor }: { editor: Editor | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RichTextEditor.Control
        aria-label="Link"
        title="Link"
        active={editor?.isActive('link') ?? false}
        onClick={() => setOpen(true)}
      >
        <IconLink size={16} stroke={1.5} aria-hidden />
      </RichTextEditor.Control>
      {isOpen && (
        <EditorDialog
          title="Link"
          action="Set link"
          initialValues={{ href: String(editor?.getAttributes('link').href ?? '') }}
          schema={articleLink}
          onSubmit={({ href }) => editor?.chain().focus().extendMarkRange('link').setLink({ href }).run()}
          onClose={() => setOpen(false)}
        >
          {(field) => (
            <TextInput
              label="Address"
              placeholder="example.com, /contact or #prices"
              required
              data-autofocus
              {...field('href')}
            />
          )}
        </EditorDialog>
      )}
    </>
  );
}
