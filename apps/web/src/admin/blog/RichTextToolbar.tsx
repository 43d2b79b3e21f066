import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import classes from './RichTextField.module.css';

type Props = {
  /** Null for a moment after its tab was hidden and shown: React's Activity unmounts the effects of hidden tabs. */
  editor: Editor | null;
  onLink: () => void;
  onImage: () => void;
};

export function RichTextToolbar({ editor, onLink, onImage }: Props) {
  return (
    <RichTextEditor.Toolbar>
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
        <RichTextEditor.CodeBlock />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label="Link"
          title="Link"
          active={editor?.isActive('link') ?? false}
          onClick={onLink}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.Unlink />
        <TextControl name="Image" onClick={onImage} />
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
  return (
    <RichTextEditor.ControlsGroup>
      <TextControl name="Add row" onClick={() => editor.chain().focus().addRowAfter().run()} />
      <TextControl name="Delete row" onClick={() => editor.chain().focus().deleteRow().run()} />
      <TextControl name="Add column" onClick={() => editor.chain().focus().addColumnAfter().run()} />
      <TextControl name="Delete column" onClick={() => editor.chain().focus().deleteColumn().run()} />
      <TextControl name="Delete table" onClick={() => editor.chain().focus().deleteTable().run()} />
    </RichTextEditor.ControlsGroup>
  );
}

function TextControl({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <RichTextEditor.Control aria-label={name} title={name} onClick={onClick}>
      <span className={classes.controlText}>{name}</span>
    </RichTextEditor.Control>
  );
}
