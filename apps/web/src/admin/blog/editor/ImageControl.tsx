import { TextInput } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { articleImage } from '@site/schema/post';
import type { Icon } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { ImageField } from '../../media/ImageField.tsx';
import { trpc } from '../../trpc-react.ts';
import { EditorDialog } from './EditorDialog.tsx';
import type { ArticleImage } from './figure/figure.ts';
import { showFigure } from './figure/show-figure.ts';
import { TextControl } from './TextControl.tsx';

/** The toolbar button that inserts an image. Picture and alternative text are required. */
export function ImageControl({ editor, icon }: { editor: Editor | null; icon?: Icon }) {
  const [isOpen, setOpen] = useState(false);
  const picture = useRef<MediaItem>(undefined);
  const { media } = trpc.useUtils();
  const update = trpc.media.update.useMutation({ onSuccess: () => media.invalidate() });

  function open() {
    picture.current = undefined;
    setOpen(true);
  }

  function insert(image: ArticleImage) {
    if (!editor) return;
    const position = editor.state.selection.from;
    editor.chain().focus(null, { scrollIntoView: false }).insertImage(image).run();
    showFigure(editor, position);
    const { current } = picture;
    // Also stored in the library, which then need not ask for it. If that fails, the article still contains the text.
    if (current?.url === image.src && !current.alt) update.mutate({ id: current.id, alt: image.alt });
  }

  return (
    <>
      <TextControl name="Image" icon={icon} onClick={open} />
      {isOpen && (
        <EditorDialog
          title="Add an image"
          action="Add image"
          initialValues={{ src: '', alt: '' }}
          schema={articleImage}
          onSubmit={insert}
          onClose={() => setOpen(false)}
        >
          {(field, { alt }, set) => (
            <>
              <ImageField
                label="Image address"
                required
                asksForAlt={false}
                data-autofocus
                {...field('src')}
                onPicture={(chosen) => {
                  picture.current = chosen;
                  set({ alt: alt || (chosen.alt ?? '') });
                }}
              />
              <TextInput label="What it shows" required {...field('alt')} />
            </>
          )}
        </EditorDialog>
      )}
    </>
  );
}
