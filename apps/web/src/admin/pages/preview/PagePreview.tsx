import { describeError } from '../../error-messages.ts';
import { PreviewFrame, type ShownPage } from '../../preview/PreviewFrame.tsx';
import type { PageDraft } from '../page-draft.ts';
import classes from './PagePreview.module.css';
import { useFocusedText } from './use-focused-text.ts';
import { usePreview } from './use-preview.ts';

/** A mail is 600 pixels wide. Scaled like a page, its text would be too small to read. */
const MAIL_WIDTH = 680;

type Props = {
  title: string;
  draft: PageDraft;
  stored: PageDraft;
  /** The path of the field that has the focus. */
  focused: string | undefined;
  /** On narrow screens, whether the preview is shown. */
  view: string;
};

/** The page with the texts of the form. */
export function PagePreview({ title, draft, stored, focused, view }: Props) {
  const { html, error, invalid } = usePreview(draft, stored, partOf(draft, focused));
  const status = describeStatus({ isEmpty: html === undefined, error, invalid });
  return (
    <PreviewFrame
      title={title}
      html={html}
      status={status}
      {...(draft.page === 'mail' && { desktopWidth: MAIL_WIDTH })}
      className={classes.preview}
    >
      {({ device, ...shown }) => (
        <FocusedText {...shown} layout={`${device} ${view}`} draft={draft} focused={focused} />
      )}
    </PreviewFrame>
  );
}

/** The edited part selects the mail to preview. A page shows all of its parts. */
const partOf = ({ page }: PageDraft, focused: string | undefined) =>
  page === 'mail' ? focused?.split('.')[1] : undefined;

type FocusedTextProps = Omit<ShownPage, 'device'> & Pick<Props, 'draft' | 'focused'> & { layout: string };

function FocusedText({ draft, focused, ...shown }: FocusedTextProps) {
  useFocusedText(shown, draft, focused);
  return null;
}

type Status = { isEmpty: boolean; error: unknown; invalid: string | undefined };

function describeStatus({ isEmpty, error, invalid }: Status): string {
  if (invalid) return `Not up to date: ${invalid}`;
  if (error) return `Not up to date: ${describeError(error)}`;
  return isEmpty ? 'Loading the page...' : '';
}
