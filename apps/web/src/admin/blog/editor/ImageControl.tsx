import { TextInput } from '@mantine/core';
import { articleImage } from '@site/schema/post';
import type { Icon } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ImageField } from '../../media/ImageField.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import { TextControl } from './TextControl.tsx';

/** The button of the toolbar that inserts an image. It asks for the picture and the alternative text, both required. */
export function ImageControl({ editor, icon }: { editor: Editor | null; icon?: Icon }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextControl name="Image" icon={icon} onClick={() => setOpen(true)} />
      {isOpen && (
        <EditorDialog
          title="Add an image"
          action="Add image"
          initialValues={{ src: '', alt: '' }}
          schema={articleImage}
          onSubmit={(image) => editor?.chain().focus().insertImage(image).run()}
          onClose={() => setOpen(false)}
        >
          {(field, { alt }, set) => (
            <>
              <ImageField
                label="Image address"
                required
                asksForAlt={false}
                data-autofocus
                {...field('src')}
                onPicture={(picture) => set({ alt: alt || (picture.alt ?? '') })}
              />
              <TextInput label="What it shows" required {...field('alt')} />
            </>
          )}
        </EditorDialog>
      )}
    </>
  );
}
