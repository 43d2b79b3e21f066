import { HYDRATED, WAITS_FOR_HYDRATION } from './hydration-events.ts';

/*
 * The inline script of every public page. It loads the page's scripts when the page has loaded and the browser is idle,
 * or at the visitor's first interaction, and repeats a click from before hydration after it. The page is usable from its
 * HTML alone, so no script competes with the first paint and the fonts.
 *
 * The server allows this script by its hash, so its text is the same on all pages; the URLs are data attributes.
 */

// Built where it is used, on the server. The annotation lets the browser bundle drop it.
export const deferredHydrationScript = /* @__PURE__ */ (() =>
  `(${String(deferHydration)})('${HYDRATED}','${WAITS_FOR_HYDRATION}')`)();

/** Only the source text of this function is sent to the page, so it must not refer to anything outside. */
function deferHydration(hydratedEvent: string, waitAttribute: string) {
  const { entry = '', preloads = '' } = document.currentScript?.dataset ?? {};
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  let hasStarted = false;
  let hovered: Element | undefined;
  let heldClick: { button: HTMLButtonElement; detail: number } | undefined;

  for (const type of ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const) {
    addEventListener(type, onInteraction, options);
  }
  addEventListener('click', holdClick, { capture: true, signal: listeners.signal });
  addEventListener(hydratedEvent, finish, { once: true });
  // Safari has no requestIdleCallback.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(loadScripts));

  function onInteraction(event: Event) {
    if (!(event.target instanceof Element)) return;
    if (event instanceof PointerEvent && event.type === 'pointerover') {
      hovered = event.pointerType === 'mouse' ? event.target : undefined;
      if (!event.target.closest('a,button,input,select,textarea,summary')) return;
    }
    loadScripts();
  }

  function loadScripts() {
    if (hasStarted) return;
    hasStarted = true;
    const links = preloads.split(' ').map((href) => Object.assign(document.createElement('link'), { href }));
    for (const link of links) link.rel = 'modulepreload';
    // It also fails when one of its imports fails.
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry, onerror: finish });
    document.head.append(...links, script);
  }

  function holdClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || (button.type === 'submit' && !button.form?.hasAttribute(waitAttribute))) return;
    // After a second click the form is submitted natively, because the scripts take too long.
    if (button.form && heldClick?.button === button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    heldClick = { button, detail: event.detail };
  }

  /**
   * Repeats the events that happened before hydration, so that React receives them. If the scripts failed, a held form
   * is submitted natively by its click.
   */
  function finish() {
    listeners.abort();
    if (hovered?.matches(':hover')) {
      hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    }
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const { button, detail = 0 } = heldClick ?? {};
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }
}
