/*
 * Brings a page's scripts after its first paint: when the browser has nothing else to do, or when the visitor is about
 * to do something. What was done before they are there is done again for them. Stands inline in the page and is
 * allowed by its hash, so it is the same on all: the addresses are attributes of its element.
 */

export const HYDRATED = 'hydrated';
/** On a form that leads somewhere else when there are no scripts than when there are. */
export const WAITS = 'data-waits';

/** The styles that name the fonts, which wait for the first paint as well. */
export const FONTS = 'fonts';

export const lateScripts = `(${bringFonts.toString()})('${FONTS}');(${bringScripts.toString()})('${HYDRATED}','${WAITS}')`;

// Its text is all that reaches the page: nothing in it may come from outside.
function bringFonts(fonts: string) {
  const styles = document.getElementById(fonts) as HTMLStyleElement | null;
  if (!styles) return;
  const { isHere, keep } = remember();
  const show = () => {
    styles.media = 'all';
    void document.fonts.ready.then(keep);
  };
  // Once fetched they are in the browser's cache, and pages begin in them.
  if (isHere) return show();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    show();
  }).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted.
  addEventListener('load', () => setTimeout(show, 1000));

  function remember() {
    try {
      return { isHere: localStorage.getItem(fonts) !== null, keep: () => localStorage.setItem(fonts, '') };
    } catch {
      return { isHere: false, keep() {} };
    }
  }
}

// Its text is all that reaches the page: nothing in it may come from outside.
function bringScripts(hydrated: string, waits: string) {
  const { entry = '', preloads = '' } = document.currentScript?.dataset ?? {};
  const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  let hasBegun = false;
  let hovered: Element | undefined;
  let pressed: { button: HTMLButtonElement; detail: number } | undefined;

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of preloads.split(' ')) {
      if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: entry, onerror: arrive }),
    );
  }

  function notice({ type, target, pointerType }: PointerEvent) {
    if (!(target instanceof Element)) return;
    if (type === 'pointerover') {
      hovered = pointerType === 'mouse' ? target : undefined;
      if (!target.closest('a,button,input,select,textarea,summary')) return;
    }
    begin();
  }

  function hold(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || (button.type === 'submit' && !button.form?.hasAttribute(waits))) return;
    // Who presses twice waits for too long: the form goes where it goes without scripts.
    if (button.form && pressed?.button === button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = { button, detail: event.detail };
  }

  // Also when the scripts cannot be had: then a form that was held goes its way.
  function arrive() {
    for (const sign of signs) removeEventListener(sign, notice as EventListener, true);
    removeEventListener('click', hold, true);
    if (hovered?.matches(':hover')) {
      hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    }
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const { button, detail = 0 } = pressed ?? {};
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }

  for (const sign of signs) addEventListener(sign, notice as EventListener, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener(hydrated, arrive, { once: true });
  addEventListener('load', () => {
    const { scheduler } = window as { scheduler?: { postTask(task: () => void, options: object): Promise<void> } };
    if (scheduler) void scheduler.postTask(begin, { priority: 'background' });
    else setTimeout(begin, 200);
  });
}
