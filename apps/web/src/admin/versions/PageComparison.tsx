import { Button } from '@mantine/core';
import type { VersionKind } from '@site/schema/version';
import { useMemo, useRef } from 'react';
import { describeError } from '../error-messages.ts';
import { PreviewFrame, type ShownPage } from '../preview/PreviewFrame.tsx';
import { useDraftHtml } from '../preview/use-draft-html.ts';
import { markDifference } from './page-difference.ts';
import classes from './VersionsDialog.module.css';

type Content = Record<string, unknown>;
type Props = { kind: VersionKind; id: string; before: Content; after: Content };

/** Renders the page with one version, and marks the differences from another version. */
export function PageComparison({ kind, id, before, after }: Props) {
  const old = useDraftHtml({ kind, key: id, content: before });
  const current = useDraftHtml({ kind, key: id, content: after });
  const difference = useMemo(
    () => old.html !== undefined && current.html !== undefined && markDifference(old.html, current.html),
    [old.html, current.html],
  );
  const error = old.error ?? current.error;
  return (
    <PreviewFrame
      title="the differences"
      html={difference ? difference.html : undefined}
      status={error ? describeError(error) : difference ? describe(difference.count) : 'Loading the page...'}
      className={classes.page}
    >
      {({ page }) => difference && difference.count > 0 && <NextChange page={page} />}
    </PreviewFrame>
  );
}

const describe = (count: number) =>
  count === 0
    ? 'The texts of the page are the same.'
    : 'What was inserted is underlined, what was deleted is struck through.';

/** Scrolls to one marked text after another. */
function NextChange({ page }: Pick<ShownPage, 'page'>) {
  const last = useRef(-1);

  function showNext() {
    const marks = [...(page?.querySelectorAll('ins, del') ?? [])].filter((mark) => mark.getClientRects().length > 0);
    last.current = (last.current + 1) % marks.length;
    const view = page?.defaultView;
    // `scrollIntoView` would scroll the dialog, too.
    view?.scrollBy({ top: (marks[last.current]?.getBoundingClientRect().top ?? 0) - view.innerHeight / 2 });
  }

  return (
    <Button variant="default" size="xs" className={classes.next ?? ''} onClick={showNext}>
      Next change
    </Button>
  );
}
