import { copyPages } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { fieldAt, textsOf, valueAt } from '../copy-form/copy-values.ts';
import type { PageDraft } from '../page-draft.ts';
import { findText } from './find-text.ts';

/** Scrolls the page to the text whose field has the focus, and outlines it for a moment. */
export function useFocusedText(
  page: Document | undefined,
  draft: PageDraft,
  focused: string | undefined,
  view: string,
) {
  const { brand } = useSite();

  const show = useEffectEvent((path: string) => {
    const field = fieldAt(copyPages[draft.page].schema.shape, path.replace(/^values\./, ''));
    const [text] = field ? textsOf(field, valueAt(draft, path)) : [];
    const element = page && text && findText(page, fillIn(text, brand));
    if (element) scrollTo(element);
  });

  useEffect(() => {
    if (focused) show(focused);
  }, [focused, view]);
}

/** `scrollIntoView` would scroll the admin as well. */
function scrollTo(element: Element): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isVisible = top > view.innerHeight * 0.1 && bottom < view.innerHeight * 0.9;
  const isMotionReduced = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isVisible) {
    view.scrollTo({
      top: view.scrollY + top - view.innerHeight / 3,
      behavior: isMotionReduced ? 'instant' : 'smooth',
    });
  }
  const outline = { outline: '4px solid var(--line)', outlineOffset: '6px' };
  element.animate([outline, outline, { ...outline, outlineColor: 'transparent' }], { duration: 1_500 });
}
