import { Link } from '@tiptap/extension-link';
import { Table, TableHeader, TableKit } from '@tiptap/extension-table';
import { Typography } from '@tiptap/extension-typography';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure/figure.ts';
import { FocusBelowText, LeaveByKeyboard } from './keyboard.ts';
import { UploadPlaceholders } from './uploads/upload-placeholders.ts';
import { Video } from './video/video.ts';

/** Replaces only quotes and dashes, which are unambiguous, unlike 1/2 or 2x3. Backspace restores the typed text. */
const quotesAndDashes = Typography.configure({
  ellipsis: false,
  leftArrow: false,
  rightArrow: false,
  copyright: false,
  trademark: false,
  servicemark: false,
  registeredTrademark: false,
  oneHalf: false,
  oneQuarter: false,
  threeQuarters: false,
  plusMinus: false,
  notEqual: false,
  laquo: false,
  raquo: false,
  multiplication: false,
  superscriptTwo: false,
  superscriptThree: false,
});

/** The HTML that the visual editor can hold, and its keys. */
export const editorExtensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  // The public page decides how links open.
  Link.configure({ openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } }),
  quotesAndDashes,
  Figure,
  Video,
  TableKit.configure({ table: false, tableHeader: false }),
  // Without column widths, which the page's own CSS sets.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } };
    },
  }),
  LeaveByKeyboard,
  FocusBelowText,
  UploadPlaceholders,
];
