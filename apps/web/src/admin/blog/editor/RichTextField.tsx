import { Button, Input, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { getHotkeyHandler } from '@mantine/hooks';
import { useId, useMemo, useState } from 'react';
import { useIsPhone } from '../../form/dialogs/use-is-phone.ts';
import { unsupportedElements } from './editor-html.ts';
import { RemotePictures } from './figure/RemotePictures.tsx';
import { LinkDialog } from './link/LinkDialog.tsx';
import { PhoneToolbar } from './PhoneToolbar.tsx';
import classes from './RichTextField.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { useImageUploads } from './uploads/use-image-uploads.tsx';
import { useArticleEditor } from './use-article-editor.ts';
import { VideoDialog } from './video/VideoDialog.tsx';

type Props = { label: string; value: string; error: unknown; onChange: (html: string) => void };

/** A rich text editor with an HTML view. The toolbar is displayed above the text, but follows it in the tab order. */
export function RichTextField({ label, value, error, onChange }: Props) {
  const labelId = useId();
  const helpId = useId();
  const errorId = useId();
  const unsupported = useMemo(() => unsupportedElements(value), [value]);
  const [isSource, setSource] = useState(unsupported.length > 0);
  const [dialog, setDialog] = useState<'link' | 'video'>();
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
    <div data-field="content" className={classes.field}>
      <Label id={labelId} label={label} />
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
          <RichTextEditor.Content onKeyDown={getHotkeyHandler([['mod+K', () => setDialog('link')]])} />
          <Toolbar editor={editor} onLink={() => setDialog('link')} onVideo={() => setDialog('video')} />
        </RichTextEditor>
      )}
      {progress}
      {!isSource && editor && <RemotePictures editor={editor} />}
      {!isSource && (
        <p id={helpId} className={classes.help}>
          Ctrl+K or ⌘K adds a link. Tab moves inside tables and lists; Escape, then Tab, leaves the editor.
        </p>
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'video' && <VideoDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {typeof error === 'string' && (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
      <Button
        size="xs"
        variant="default"
        className={classes.toggle ?? ''}
        aria-pressed={isSource}
        disabled={isBusy}
        onClick={toggleSource}
      >
        HTML
      </Button>
    </div>
  );
}

const Label = ({ id, label }: { id: string; label: string }) => (
  <span id={id} className={classes.label}>
    {label}{' '}
    <span aria-hidden className={classes.star}>
      *
    </span>
  </span>
);
