import { useClickOutside } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { IconBraces, IconDots, IconPhoto, IconSeparatorHorizontal, IconTable, IconVideo } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ImageControl } from './ImageControl.tsx';
import { LinkControl } from './link/LinkControl.tsx';
import classes from './PhoneToolbar.module.css';
import type { ToolbarProps } from './RichTextToolbar.tsx';
import { TableControl, TableControls } from './TableControls.tsx';
import { TextControl } from './TextControl.tsx';

/** The toolbar on phones: a row with the most frequent tools, and a panel below it that lists the others by name. */
export function PhoneToolbar({ editor, onLink, onVideo }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const toolbar = useClickOutside<HTMLDivElement>(() => setOpen(false));
  const more = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useVisibleTop(toolbar);

  // The toolbar may be low on the screen: scrolls the form until the whole panel is above the footer.
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  // The focus may also be in the article.
  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Escape must not close the form as well.
      event.stopPropagation();
      setOpen(false);
      if (panel.current?.contains(document.activeElement)) more.current?.focus();
    }
    window.addEventListener('keydown', closeOnEscape, true);
    return () => window.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen]);

  return (
    <RichTextEditor.Toolbar ref={toolbar} sticky className={classes.toolbar ?? ''}>
      <div className={classes.row}>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.BulletList />
        <LinkControl editor={editor} onClick={onLink} />
        <ImageControl editor={editor} icon={IconPhoto} />
        <RichTextEditor.Undo />
        <RichTextEditor.Control
          ref={more}
          aria-label="More tools"
          title="More tools"
          aria-expanded={isOpen}
          aria-controls={panelId}
          active={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </div>
      {editor?.isActive('table') && (
        <div className={classes.table}>
          <TableControls editor={editor} isShort />
        </div>
      )}
      {isOpen && (
        // biome-ignore lint/a11y: a click on a tool closes the panel; the tools themselves are buttons.
        <div
          ref={panel}
          id={panelId}
          className={classes.panel}
          role="group"
          aria-label="More tools"
          onClick={() => setOpen(false)}
        >
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <TableControl editor={editor} icon={IconTable} />
          <TextControl name="Video" icon={IconVideo} onClick={onVideo} />
          <RichTextEditor.H4 />
          <RichTextEditor.Strikethrough />
          <RichTextEditor.Unlink />
          <RichTextEditor.Hr icon={IconSeparatorHorizontal} />
          <RichTextEditor.ClearFormatting />
          <RichTextEditor.Code />
          <RichTextEditor.CodeBlock icon={IconBraces} />
          <RichTextEditor.Redo />
        </div>
      )}
    </RichTextEditor.Toolbar>
  );
}

/**
 * Keeps the toolbar in the part of the window that is visible: the keyboard of a phone covers the rest, and the browser
 * moves the visible part down to the cursor.
 */
function useVisibleTop(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const onMove = () => toolbar.current?.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
    const unmounted = new AbortController();
    for (const type of ['resize', 'scroll']) visualViewport.addEventListener(type, onMove, unmounted);
    return () => unmounted.abort();
  }, [toolbar]);
}
