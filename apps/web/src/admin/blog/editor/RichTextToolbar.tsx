import { RichTextEditor } from '@mantine/tiptap';
import { IconBraces, IconSeparatorHorizontal } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { ImageControl } from './ImageControl.tsx';
import { LinkControl } from './link/LinkControl.tsx';
import classes from './RichTextField.module.css';
import { TextControl } from './TextControl.tsx';

/** What is left of the tools of tables shows that there are others. */
const MARGIN = 32;

type Props = {
  /** Null for a moment after its tab was hidden and shown: React's Activity unmounts the effects of hidden tabs. */
  editor: Editor | null;
  onLink: () => void;
};

export function RichTextToolbar({ editor, onLink }: Props) {
  return (
    <RichTextEditor.Toolbar sticky className={classes.toolbar ?? ''}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Code />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.CodeBlock icon={IconBraces} />
        <RichTextEditor.Hr icon={IconSeparatorHorizontal} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} onClick={onLink} />
        <RichTextEditor.Unlink />
        <ImageControl editor={editor} />
        <TextControl
          name="Table"
          onClick={() => editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      </RichTextEditor.ControlsGroup>
      {editor?.isActive('table') && <TableControls editor={editor} />}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

function TableControls({ editor }: { editor: Editor }) {
  const group = useRef<HTMLDivElement>(null);
  // On phones the tools are one row that scrolls: it shows those of the table as soon as the cursor is in one.
  useEffect(() => {
    if (group.current) group.current.parentElement?.scrollTo({ left: group.current.offsetLeft - MARGIN });
  }, []);
  return (
    <RichTextEditor.ControlsGroup ref={group}>
      <TextControl name="Add row" onClick={() => editor.chain().focus().addRowAfter().run()} />
      <TextControl name="Delete row" onClick={() => editor.chain().focus().deleteRow().run()} />
      <TextControl name="Add column" onClick={() => editor.chain().focus().addColumnAfter().run()} />
      <TextControl name="Delete column" onClick={() => editor.chain().focus().deleteColumn().run()} />
      <TextControl name="Header row" onClick={() => editor.chain().focus().toggleHeaderRow().run()} />
      <TextControl name="Delete table" onClick={() => editor.chain().focus().deleteTable().run()} />
    </RichTextEditor.ControlsGroup>
  );
}
