import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { articleImage } from '@site/schema/post';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { validateWith } from '../form/validate.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { TextControl } from './TextControl.tsx';

/** The button of the toolbar that inserts an image. It asks for the URL and the alternative text, both required. */
export function ImageControl({ editor }: { editor: Editor | null }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ initialValues: { src: '', alt: '' }, validate: validateWith(articleImage) });

  function close() {
    setOpen(false);
    form.reset();
  }

  const insert = form.onSubmit((image) => {
    close();
    editor?.chain().focus().setImage(image).run();
  });

  return (
    <>
      <TextControl name="Image" onClick={() => setOpen(true)} />
      {isOpen && (
        <EditorDialog title="Add an image" action="Add image" onSubmit={insert} onClose={close}>
          <TextInput
            label="Image address"
            placeholder="https://… or /art/…"
            required
            data-autofocus
            {...form.getInputProps('src')}
          />
          <TextInput label="What it shows" required {...form.getInputProps('alt')} />
        </EditorDialog>
      )}
    </>
  );
}
