import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FigureView } from './FigureView.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      insertImage: (image: ArticleImage) => ReturnType;
    };
  }
}

export type ArticleImage = { src: string; alt: string };

/** An image with its caption, which is the content of the node. Without a caption it is stored as an image alone. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    /** The id of the picture in the library, if it has no alternative text yet. */
    undescribed: { default: null, rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => readImage(figure.querySelector('img')),
      contentElement: (figure) => (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('div'),
    },
    { tag: 'img', getAttrs: readImage },
  ],

  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],

  addCommands: () => ({
    insertImage:
      (attrs) =>
      ({ commands }) =>
        commands.insertContent({ type: 'figure', attrs }),
  }),

  addKeyboardShortcuts() {
    return {
      /** Leaves the caption, which has only one line. */
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const end = $from.after();
        return editor
          .chain()
          .insertContentAt(end, { type: 'paragraph' })
          .setTextSelection(end + 1)
          .scrollIntoView()
          .run();
      },
    };
  },

  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

function readImage(image: HTMLElement | null) {
  const src = image?.getAttribute('src');
  if (!src || src.startsWith('data:')) return false;
  return { src, alt: image?.getAttribute('alt') ?? '', title: image?.getAttribute('title') ?? null };
}
