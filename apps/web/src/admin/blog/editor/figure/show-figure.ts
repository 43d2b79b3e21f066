import type { Editor } from '@tiptap/react';

/** Scrolls an inserted image into view, again when its height is known. It is the first one behind the position. */
export function showFigure({ view, state }: Editor, position: number): void {
  const figures: (globalThis.Node | null)[] = [];
  state.doc.nodesBetween(Math.max(0, position - 1), state.doc.content.size, (node, at) => {
    if (figures.length === 0 && node.type.name === 'figure') figures.push(view.nodeDOM(at));
  });
  const [figure] = figures;
  if (!(figure instanceof HTMLElement)) return;
  const show = () => figure.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(show);
  // The event of an image does not bubble.
  figure.addEventListener('load', show, { capture: true, once: true });
}
