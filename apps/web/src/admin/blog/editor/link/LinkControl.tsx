import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';

/** The toolbar button that opens the link dialog. */
export function LinkControl({ editor, onClick }: { editor: Editor | null; onClick: () => void }) {
  return (
    <RichTextEditor.Control
      aria-label="Link"
      title="Link (Ctrl+K or ⌘K)"
      active={editor?.isActive('link') ?? false}
      onClick={onClick}
    >
      <IconLink size={16} stroke={1.5} aria-hidden />
    </RichTextEditor.Control>
  );
}
