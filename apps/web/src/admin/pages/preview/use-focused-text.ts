import { copyPages } from '@site/schema/copy-pages';
import { placesIn } from '@site/schema/copy-places';
import { fillIn } from '@site/schema/fill-in';
import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { isWithin } from '../copy-form/copy-values.ts';
import type { PageDraft } from '../page-draft.ts';
import { findText } from './find-text.ts';

type Preview = {
  page: Document | undefined;
  /** The last rendered page. */
  wanted: Document | undefined;
  /** The device and the visible view. When it changes, the page scrolls to the text again. */
  layout: string;
};

/** Scrolls the page to the text whose field has the focus, and outlines it for a moment. */
export function useFocusedText({ page, wanted, layout }: Preview, draft: PageDraft, focused: string | undefined) {
  const { brand } = useSite();

  const show = useEffectEvent((isOutlined: boolean) => {
    if (!page || !focused) return;
    const places = placesIn(copyPages[draft.page].schema.shape, draft.values, 'values');
    const at = places.findIndex(({ path }) => isWithin(path, focused));
    const text = places[at]?.text;
    // A page may show the same text several times: counts the fields with it before this one.
    const before = places.slice(0, Math.max(at, 0)).filter((place) => place.text === text).length;
    const element = text && findText(page, fillIn(text, brand), before);
    if (!element) return;
    scrollTo(element);
    if (isOutlined) outline(element);
  });

  useEffect(() => show(true), [focused, layout]);
  // Typed text appears in the next preview. Waits for a frame, because a parent's effect updates the document later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => show(false));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
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
}

function outline(element: Element): void {
  const outline = { outline: '4px solid var(--line)', outlineOffset: '6px' };
  element.animate([outline, outline, { ...outline, outlineColor: 'transparent' }], { duration: 1_500 });
}
