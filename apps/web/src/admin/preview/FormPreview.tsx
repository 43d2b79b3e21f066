import { Button } from '@mantine/core';
import type { PreviewInput } from '@site/schema/version';
import { fromWidest } from '../../ui/theme/breakpoints.ts';
import { describeError } from '../error-messages.ts';
import classes from './FormPreview.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useDraftHtml } from './use-draft-html.ts';

export type FormView = 'form' | 'beside' | 'full';

/** The width of the dialog of a form with a preview. */
export const PREVIEW_SIZE = 1760;

export const defaultView = () => (window.matchMedia(fromWidest).matches ? 'beside' : 'full');

type Props = { title: string; draft: PreviewInput; view: FormView; onView: (view: FormView) => void };

/** The page with the content of a form, beside the form or in its place. */
export function FormPreview({ title, draft, view, onView }: Props) {
  const { html, error } = useDraftHtml(draft);
  const loading = html === undefined ? 'Loading the page...' : '';
  return (
    <PreviewFrame
      title={title}
      html={html}
      status={error ? `Not up to date: ${describeError(error)}` : loading}
      className={classes.preview}
      tools={
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.width ?? ''}
          onClick={() => onView(view === 'full' ? 'beside' : 'full')}
        >
          {view === 'full' ? 'Beside the form' : 'Full width'}
        </Button>
      }
    />
  );
}
