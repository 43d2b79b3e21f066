import type { Editor } from '@tiptap/react';

/**
 * Scrolls the first image after the position into view, and once more when it is loaded, because its height is unknown
 * before. If the author has scrolled away by then, the scroll position stays.
 */
export function showFigure({ view, state }: Editor, position: number): void {
  const figures: (globalThis.Node | null)[] = [];
  state.doc.nodesBetween(Math.max(0, position - 1), state.doc.content.size, (node, at) => {
    if (figures.length === 0 && node.type.name === 'figure') figures.push(view.nodeDOM(at));
  });
  const [figure] = figures;
  if (!(figure instanceof HTMLElement)) return;
  const show = () => figure.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(show);
  // Load events do not bubble, so this listens in the capture phase.
  figure.addEventListener('load', () => isInView(figure) && show(), { capture: true, once: true });
}

/** Whether any part of the element is between the upper and the lower edge of the window. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
