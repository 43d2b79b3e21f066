import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { namePasted } from '../../../media/upload/name-pasted.ts';
import { isInView } from '../figure/show-figure.ts';

/*
 * Placeholders in the article for images that are being uploaded. They are editor decorations: not part of the article,
 * and they move with the surrounding text.
 */

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Called when files are pasted or dropped at the position. */
    files: { files: readonly File[]; position: number };
  }
}

const key = new PluginKey<DecorationSet>('uploadPlaceholders');

type Change = { add?: { position: number; ids: readonly number[] }; remove?: number };

/** The element into which the progress of an upload is rendered. */
type UploadPlaceholder = { id: number; position: number; container: HTMLElement };

export const UploadPlaceholders = Extension.create({
  name: 'uploadPlaceholders',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, before) {
            const placeholders = before.map(transaction.mapping, transaction.doc);
            const { add, remove }: Change = transaction.getMeta(key) ?? {};
            if (add) {
              const added = add.ids.map((id) => createPlaceholder(add.position, id));
              return placeholders.add(transaction.doc, added);
            }
            return remove === undefined
              ? placeholders
              : placeholders.remove(placeholders.find(undefined, undefined, ({ id }) => id === remove));
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste({ state }, { clipboardData }) {
            const files = namePasted(clipboardData?.files ?? []);
            // A file beside HTML duplicates it: it is a rendering of the HTML, or an image that the HTML refers to.
            if (files.length === 0 || clipboardData?.types.includes('text/html')) return false;
            const { $from } = state.selection;
            // Moves the cursor below the images, as after any other paste.
            const isInText = $from.parent.type.name === 'paragraph' && $from.parentOffset > 0;
            if (isInText) editor.commands.splitBlock();
            const { selection } = editor.state;
            editor.emit('files', { files, position: isInText ? selection.$from.before() : selection.from });
            return true;
          },
          handleDrop(view, event, _, isMove) {
            const files = [...(event.dataTransfer?.files ?? [])];
            if (isMove || files.length === 0) return false;
            event.preventDefault();
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            editor.emit('files', { files, position: place?.pos ?? view.state.selection.from });
            return true;
          },
        },
      }),
    ];
  },
});

function createPlaceholder(position: number, id: number): Decoration {
  const container = document.createElement('div');
  container.dataset.upload = '';
  return Decoration.widget(position, container, {
    id,
    container,
    key: `upload-${id}`,
    ignoreSelection: true,
    stopEvent: () => true,
  });
}

export function uploadPlaceholders(state: EditorState): UploadPlaceholder[] {
  const found = key.getState(state)?.find() ?? [];
  return found.map(({ from, spec: { id, container } }) => ({ id, position: from, container }));
}

/** Adds a placeholder for each upload between the blocks at the position, and scrolls to it. */
export function addUploadPlaceholders({ state, view }: Editor, position: number, ids: readonly number[]): void {
  view.dispatch(state.tr.setMeta(key, { add: { position: betweenBlocks(state, position), ids } } satisfies Change));
  const placeholder = uploadPlaceholders(view.state).find(({ id }) => ids.includes(id));
  // In the next frame, after React has rendered the progress into the container.
  requestAnimationFrame(() => placeholder?.container.scrollIntoView({ block: 'nearest' }));
}

export function isPlaceholderInView({ state }: Editor, id: number): boolean {
  const placeholder = uploadPlaceholders(state).find((one) => one.id === id);
  return placeholder !== undefined && isInView(placeholder.container);
}

/** Removes the placeholder of an upload and returns its position; undefined if the surrounding text was deleted. */
export function takeUploadPlaceholder({ state, view }: Editor, id: number): number | undefined {
  const placeholder = uploadPlaceholders(state).find((one) => one.id === id);
  if (placeholder) view.dispatch(state.tr.setMeta(key, { remove: id } satisfies Change));
  return placeholder?.position;
}

/** The position after a line of text, or before an empty line, which stays below the image for further text. */
function betweenBlocks({ doc }: EditorState, position: number): number {
  const place = doc.resolve(position);
  if (!place.parent.isTextblock) return position;
  const isEmptyLine = place.parent.content.size === 0 && place.parent.type.name === 'paragraph';
  return isEmptyLine ? place.before() : place.after();
}
