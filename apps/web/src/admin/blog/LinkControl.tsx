import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RichTextEditor } from '@mantine/tiptap';
import { articleLink } from '@site/schema/article-link';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { validateWith } from '../form/validate.ts';
import { EditorDialog } from './EditorDialog.tsx';

/** The button of the toolbar that links the selected text. */
export function LinkControl({ editor }: { editor: Editor | null }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function setLink(href: string) {
    close();
    editor?.chain().focus().extendMarkRange('link').setLink({ href }).run();
  }

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
      {isOpen && <LinkDialog href={editor?.getAttributes('link').href ?? ''} onChosen={setLink} onClose={close} />}
    </>
  );
}

type Props = { href: string; onChosen: (href: string) => void; onClose: () => void };

/** Asks for the target of a link; the schema adds a missing `https://`. */
function LinkDialog({ href, onChosen, onClose }: Props) {
  const form = useForm({ initialValues: { href }, validate: validateWith(articleLink) });
  const choose = form.onSubmit((values) => onChosen(articleLink.parse(values).href));
  return (
    <EditorDialog title="Link" action="Set link" onSubmit={choose} onClose={onClose}>
      <TextInput
        label="Address"
        placeholder="example.com, /contact or #prices"
        required
        data-autofocus
        {...form.getInputProps('href')}
      />
    </EditorDialog>
  );
}
