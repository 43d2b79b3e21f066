import { RichTextEditor } from '@mantine/tiptap';
import { IconBraces, IconSeparatorHorizontal } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { ImageControl } from './ImageControl.tsx';
import { LinkControl } from './link/LinkControl.tsx';
import classes from './RichTextField.module.css';
import { TableControl, TableControls } from './TableControls.tsx';
import { TextControl } from './TextControl.tsx';

export type ToolbarProps = {
  /** Null for a moment after its tab was hidden and shown: React's Activity unmounts the effects of hidden tabs. */
  editor: Editor | null;
  onLink: () => void;
  onVideo: () => void;
};

/** The toolbar of the editor, in as many rows as needed. */
export function RichTextToolbar({ editor, onLink, onVideo }: ToolbarProps) {
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
        <TextControl name="Video" onClick={onVideo} />
        <TableControl editor={editor} />
      </RichTextEditor.ControlsGroup>
      {editor?.isActive('table') && <TableControls editor={editor} />}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
