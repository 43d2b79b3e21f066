import { RichTextEditor } from '@mantine/tiptap';
import type { Icon } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { TextControl } from './TextControl.tsx';

/** The toolbar button that inserts a table. */
export const TableControl = ({ editor, icon }: { editor: Editor | null; icon?: Icon }) => (
  <TextControl
    name="Table"
    icon={icon}
    onClick={() => editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
  />
);

type Props = {
  editor: Editor;
  /** Whether the buttons show short labels, for phones. */
  isShort?: boolean;
};

/** The tools for the table that contains the cursor. */
export function TableControls({ editor, isShort = false }: Props) {
  const short = (name: string) => (isShort ? { shortName: name } : {});
  return (
    <RichTextEditor.ControlsGroup role="group" aria-label="Table">
      <TextControl name="Add row" {...short('+ Row')} onClick={() => editor.chain().focus().addRowAfter().run()} />
      <TextControl name="Delete row" {...short('− Row')} onClick={() => editor.chain().focus().deleteRow().run()} />
      <TextControl
        name="Add column"
        {...short('+ Column')}
        onClick={() => editor.chain().focus().addColumnAfter().run()}
      />
      <TextControl
        name="Delete column"
        {...short('− Column')}
        onClick={() => editor.chain().focus().deleteColumn().run()}
      />
      <TextControl
        name="Header row"
        {...short('Header')}
        onClick={() => editor.chain().focus().toggleHeaderRow().run()}
      />
      <TextControl
        name="Delete table"
        {...short('− Table')}
        onClick={() => editor.chain().focus().deleteTable().run()}
      />
    </RichTextEditor.ControlsGroup>
  );
}
