import { type RefObject, useEffect } from 'react';

/** Elements that a toast must not cover: form fields, and those with `data-keep-uncovered`. */
const FIELD = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"], [data-keep-uncovered]';

/** The smallest distance in pixels between a toast and a field. A field that is closer counts as covered. */
const CLEARANCE = 8;

/** The distance in pixels between the error toast of a dialog and the elements above and below it. */
const DIALOG_GAP = 6;

/** The distances from the edge of the window to the toast, and from the toast to the content above it. */
const GAP = 16;

/**
 * Prevents toasts from covering fields. `--toast-space` on the root is the height of the visible toast with its
 * distances, for content that must end above it. `data-edge="other"` places a toast that would cover a field at the
 * opposite edge of the window. If it covers one there too, at least the focused field stays in view. An error is placed
 * below an open dialog (`data-edge="below"`), or, without room there, above its buttons (`data-edge="above"`), in the
 * space `--toast-above` that the dialog reserves.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = region.current?.querySelector<HTMLElement>('[data-position="bottom-right"]');
    if (!viewport) return;
    const { style } = document.documentElement;
    let shown: Element | null = null;
    const observer = new ResizeObserver(() => {
      const toast = viewport.querySelector('[data-toast]');
      if (toast) style.setProperty('--toast-space', `${viewport.offsetHeight + 2 * GAP}px`);
      else style.removeProperty('--toast-space');
      // A focused or hovered toast does not move.
      if (toast && toast !== shown) chooseEdge(viewport);
      shown = toast;
    });
    observer.observe(viewport);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-space');
    };
  }, [region]);
}

function chooseEdge(viewport: HTMLElement): void {
  delete viewport.dataset.edge;
  const actions = document.querySelector('[role="dialog"] [data-toast-above]');
  if (actions && viewport.querySelector('[role="alert"]') && !isBeside(actions, viewport)) {
    viewport.dataset.edge = 'below';
    const room = viewport.offsetHeight + 2 * DIALOG_GAP;
    const { top, bottom } = actions.getBoundingClientRect();
    const fitsBelow = bottom + room <= window.innerHeight;
    if (!fitsBelow) viewport.dataset.edge = 'above';
    // In a low window the buttons scroll out of view.
    const end = fitsBelow ? bottom + room : Math.min(Math.max(top, room), window.innerHeight);
    viewport.style.setProperty('--toast-bottom', `${window.innerHeight - end + DIALOG_GAP}px`);
    document.documentElement.style.setProperty('--toast-above', `${room}px`);
    const focused = document.activeElement;
    if (focused && !actions.contains(focused) && isCovered(focused, viewport)) scrollClear(focused);
    return;
  }
  // Style sheets place toasts beside an open dialog.
  if (document.querySelector('[role="dialog"]')) return;
  if (coveredFields(viewport).length === 0) return;
  viewport.dataset.edge = 'other';
  if (coveredFields(viewport).length === 0) return;
  delete viewport.dataset.edge;
  for (const field of coveredFields(viewport)) {
    if (field === document.activeElement) scrollClear(field);
  }
}

const scrollClear = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

const coveredFields = (viewport: HTMLElement): Element[] =>
  [...document.querySelectorAll(FIELD)].filter((field) => isCovered(field, viewport));

function isBeside(element: Element, viewport: HTMLElement): boolean {
  const toast = viewport.getBoundingClientRect();
  const { right, left } = element.getBoundingClientRect();
  return left >= toast.right || right <= toast.left;
}

function isCovered(element: Element, viewport: HTMLElement): boolean {
  const toast = viewport.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  const overlaps = top < toast.bottom + CLEARANCE && bottom > toast.top - CLEARANCE;
  return overlaps && !isBeside(element, viewport) && element.checkVisibility();
}
