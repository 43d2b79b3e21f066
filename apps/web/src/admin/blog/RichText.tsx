import { Button, Input, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { ImageDialog } from './ImageDialog.tsx';
import classes from './RichText.module.css';

type Props = { label: string; value: string; error: unknown; onChange: (html: string) => void };

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https' }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

/** An article as it will look, or as its HTML. What is not touched stays as it was stored. */
export function RichText({ label, value, error, onChange }: Props) {
  const id = useId();
  const [isSource, setSource] = useState(false);
  const [isAddingImage, setAddingImage] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { 'aria-labelledby': id, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  function toggleSource() {
    // Coming back, the editor shows what was typed as HTML.
    if (isSource) editor.commands.setContent(value, { emitUpdate: false });
    setSource(!isSource);
  }

  return (
    <div data-field="content">
      <div className={classes.head}>
        <span id={id} className={classes.label}>
          {label} <span aria-hidden>*</span>
        </span>
        <Button size="xs" variant="subtle" aria-pressed={isSource} onClick={toggleSource}>
          HTML
        </Button>
      </div>
      {isSource ? (
        <Textarea
          aria-labelledby={id}
          autosize
          minRows={14}
          maxRows={28}
          spellCheck={false}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          classNames={{ input: classes.source ?? '' }}
        />
      ) : (
        <RichTextEditor
          editor={editor}
          classNames={{ content: classes.content ?? '' }}
          data-invalid={Boolean(error) || undefined}
        >
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
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
              <RichTextEditor.Control aria-label="Image" title="Image" onClick={() => setAddingImage(true)}>
                <span className={classes.word}>Image</span>
              </RichTextEditor.Control>
              <RichTextEditor.Control
                aria-label="Table"
                title="Table"
                onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
              >
                <span className={classes.word}>Table</span>
              </RichTextEditor.Control>
            </RichTextEditor.ControlsGroup>
            {editor?.isActive('table') && <TableControls editor={editor} />}
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
          <RichTextEditor.Content />
        </RichTextEditor>
      )}
      {typeof error === 'string' && <Input.Error mt={6}>{error}</Input.Error>}
      {isAddingImage && (
        <ImageDialog
          onClose={() => setAddingImage(false)}
          onChosen={(image) => {
            setAddingImage(false);
            editor.chain().focus().setImage(image).run();
          }}
        />
      )}
    </div>
  );
}

function TableControls({ editor }: { editor: NonNullable<ReturnType<typeof useEditor>> }) {
  const acts = [
    ['Add row', () => editor.chain().focus().addRowAfter().run()],
    ['Delete row', () => editor.chain().focus().deleteRow().run()],
    ['Add column', () => editor.chain().focus().addColumnAfter().run()],
    ['Delete column', () => editor.chain().focus().deleteColumn().run()],
    ['Delete table', () => editor.chain().focus().deleteTable().run()],
  ] as const;
  return (
    <RichTextEditor.ControlsGroup>
      {acts.map(([name, run]) => (
        <RichTextEditor.Control key={name} aria-label={name} title={name} onClick={run}>
          <span className={classes.word}>{name}</span>
        </RichTextEditor.Control>
      ))}
    </RichTextEditor.ControlsGroup>
  );
}
