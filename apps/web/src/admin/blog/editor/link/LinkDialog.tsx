import { Button, TextInput } from '@mantine/core';
import { articleLinkWithText } from '@site/schema/article-link';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { EditorDialog } from '../EditorDialog.tsx';
import { LinkTargetInput } from './LinkTargetInput.tsx';

type Props = { editor: Editor; onClose: () => void };

/**
 * Links the selected text, or inserts a linked one, or changes the link at the cursor. The schema adds a missing
 * `https://` to the address.
 */
export function LinkDialog({ editor, onClose }: Props) {
  // The link at the cursor and the selection when the dialog was opened.
  const [{ href, asksText }] = useState(() => {
    const current = String(editor.getAttributes('link').href ?? '');
    return { href: current, asksText: editor.state.selection.empty && current === '' };
  });

  function setLink(link: { href: string; text: string }) {
    const chain = editor.chain().focus();
    if (!asksText) return chain.extendMarkRange('link').setLink({ href: link.href }).run();
    const text = link.text || link.href.replace(/^(https?:\/\/|mailto:|tel:)/, '');
    const marks = [{ type: 'link', attrs: { href: link.href } }];
    // Text typed afterwards is not part of the link.
    return chain.insertContent({ type: 'text', text, marks }).unsetMark('link').run();
  }

  function removeLink() {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <EditorDialog
      title="Link"
      action={href ? 'Change link' : 'Set link'}
      initialValues={{ href, text: '' }}
      schema={articleLinkWithText}
      onSubmit={setLink}
      onClose={onClose}
      otherAction={
        href && (
          <Button variant="default" onClick={removeLink}>
            Remove link
          </Button>
        )
      }
    >
      {(field, values, set) => (
        <>
          <LinkTargetInput
            {...field('href')}
            value={values.href}
            onChoose={({ path, title }) => set({ href: path, text: values.text || title })}
          />
          {asksText && (
            <TextInput label="Text" description="What readers click on; without it, the address" {...field('text')} />
          )}
        </>
      )}
    </EditorDialog>
  );
}
