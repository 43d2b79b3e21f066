import { Button, Group, Input, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { getHotkeyHandler } from '@mantine/hooks';
import { useId, useMemo, useState } from 'react';
import { useIsPhone } from '../../form/dialogs/use-is-phone.ts';
import { unsupportedElements } from './editor-html.ts';
import { LinkDialog } from './link/LinkDialog.tsx';
import { PhoneToolbar } from './PhoneToolbar.tsx';
import classes from './RichTextField.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { useImageUploads } from './uploads/use-image-uploads.tsx';
import { useArticleEditor } from './use-article-editor.ts';

type Props = { label: string; value: string; error: unknown; onChange: (html: string) => void };

/** Edits an article visually or as HTML. */
export function RichTextField({ label, value, error, onChange }: Props) {
  const labelId = useId();
  const helpId = useId();
  const errorId = useId();
  const unsupported = useMemo(() => unsupportedElements(value), [value]);
  const [isSource, setSource] = useState(unsupported.length > 0);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { editor, showValue } = useArticleEditor({
    value,
    onChange,
    labelId,
    helpId,
    errorId: error ? errorId : undefined,
  });
  const { isBusy, progress } = useImageUploads(editor);
  const Toolbar = useIsPhone() ? PhoneToolbar : RichTextToolbar;

  function toggleSource() {
    if (isSource) showValue();
    setSource(!isSource);
  }

  return (
    <div data-field="content">
      <Head id={labelId} label={label} isSource={isSource} isBusy={isBusy} onToggle={toggleSource} />
      {unsupported.length > 0 && (
        <p className={classes.note}>
          {`Only its HTML keeps every part of this article: edited visually it would lose ${unsupported.map((name) => `<${name}>`).join(', ')}.`}
        </p>
      )}
      {isSource ? (
        <Textarea
          aria-labelledby={labelId}
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
          classNames={{ root: classes.editor ?? '', content: classes.content ?? '' }}
          data-invalid={Boolean(error) || undefined}
        >
          <Toolbar editor={editor} onLink={() => setLinkOpen(true)} />
          <RichTextEditor.Content onKeyDown={getHotkeyHandler([['mod+K', () => setLinkOpen(true)]])} />
        </RichTextEditor>
      )}
      {progress}
      {!isSource && (
        <p id={helpId} className={classes.help}>
          Ctrl+K or ⌘K adds a link. Tab moves inside tables and lists; Escape, then Tab, leaves the editor.
        </p>
      )}
      {isLinkOpen && <LinkDialog editor={editor} onClose={() => setLinkOpen(false)} />}
      {typeof error === 'string' && (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}

type HeadProps = { id: string; label: string; isSource: boolean; isBusy: boolean; onToggle: () => void };

/** The label of the field, and the button that switches between the rich text and its HTML source. */
function Head({ id, label, isSource, isBusy, onToggle }: HeadProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap={0}>
      <span id={id} className={classes.label}>
        {label}{' '}
        <span aria-hidden className={classes.star}>
          *
        </span>
      </span>
      <Button
        size="xs"
        variant="default"
        className={classes.toggle ?? ''}
        aria-pressed={isSource}
        disabled={isBusy}
        onClick={onToggle}
      >
        HTML
      </Button>
    </Group>
  );
}
