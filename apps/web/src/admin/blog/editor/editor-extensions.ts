import { pictureUrl } from '@site/schema/picture-url';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** The HTML that the visual editor can hold. */
export const editorExtensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  // The public page decides how links open.
  Link.configure({ openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } }),
  Image.extend({
    // Shows the image as pages do; the article keeps the URL.
    addNodeView:
      () =>
      ({ HTMLAttributes: { src, ...others } }) => {
        const dom = document.createElement('img');
        for (const [name, value] of Object.entries(others)) if (value != null) dom.setAttribute(name, String(value));
        dom.src = pictureUrl(String(src));
        return { dom };
      },
  }),
  TableKit.configure({ table: false }),
  Table.extend({
    // Without column widths, which the page's own CSS sets.
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        // In the last cell Tab leaves the editor, where Tiptap would append another row.
        Tab: () => this.editor.commands.goToNextCell(),
      };
    },
  }),
];
