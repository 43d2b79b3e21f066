import { Button, Input, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { IconLink } from '@tabler/icons-react';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableKit } from '@tiptap/extension-table';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useMemo, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { toEditorHtml, unsupportedElements } from './editor-html.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import classes from './RichTextField.module.css';

type Props = { label: string; value: string; error: unknown; onChange: (html: string) => void };

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  // Where links open is decided when they are shown.
  Link.configure({ openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } }),
  Image,
  TableKit.configure({ table: false }),
  Table.extend({
    // Widths are the business of the page.
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        // Out of the last cell, and of the editor, where Tiptap would add rows without end.
        Tab: () => this.editor.commands.goToNextCell(),
      };
    },
  }),
];

/** Without the empty paragraphs that stand at the end to be written in. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''));

/** An article as it will look, or as its HTML. What is not touched stays as it was stored. */
export function RichTextField({ label, value, error, onChange }: Props) {
  const id = useId();
  const errorId = useId();
  const onlyInHtml = useMemo(() => unsupportedElements(value), [value]);
  const [isSource, setSource] = useState(onlyInHtml.length > 0);
  const [isAddingImage, setAddingImage] = useState(false);
  const [isLinking, setLinking] = useState(false);
  // What the editor made of the value: as long as it says the same, nothing was changed.
  const shown = useRef<string>(undefined);
  // The value that it shows: the HTML may be looked at, and what can be undone stays.
  const known = useRef(value);
  const editor = useEditor({
    extensions,
    content: toEditorHtml(value),
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'aria-required': 'true',
        ...(Boolean(error) && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onCreate: ({ editor: created }) => {
      shown.current = htmlOf(created);
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed);
      if (html === shown.current) return;
      shown.current = html;
      known.current = html;
      onChange(html);
    },
  });

  function toggleSource() {
    // Coming back, the editor shows what was typed as HTML.
    if (isSource && value !== known.current) {
      editor.commands.setContent(toEditorHtml(value), { emitUpdate: false });
      shown.current = htmlOf(editor);
      known.current = value;
    }
    setSource(!isSource);
  }

  return (
    <div data-field="content">
      <div className={classes.head}>
        <span id={id} className={classes.label}>
          {label}{' '}
          <span aria-hidden className={classes.star}>
            *
          </span>
        </span>
        <Button size="xs" variant="subtle" aria-pressed={isSource} onClick={toggleSource}>
          HTML
        </Button>
      </div>
      {onlyInHtml.length > 0 && (
        <p className={classes.note}>
          {`Only its HTML keeps every part of this article: edited visually it would lose ${onlyInHtml.map((name) => `<${name}>`).join(', ')}.`}
        </p>
      )}
      {isSource ? (
        <Textarea
          aria-labelledby={id}
          aria-describedby={error ? errorId : undefined}
          error={Boolean(error)}
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
              <RichTextEditor.Control
                aria-label="Link"
                title="Link"
                active={editor?.isActive('link') ?? false}
                onClick={() => setLinking(true)}
              >
                <IconLink size={16} stroke={1.5} aria-hidden />
              </RichTextEditor.Control>
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
      {typeof error === 'string' && (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
      {isLinking && (
        <LinkDialog
          href={editor.getAttributes('link').href ?? ''}
          onClose={() => setLinking(false)}
          onChosen={(href) => {
            setLinking(false);
            editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
          }}
        />
      )}
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
