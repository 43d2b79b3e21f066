/*
 * Brings a page's fonts and scripts after the page has been painted whole: when the browser has nothing else to do, or
 * when the visitor is about to do something. What was done before the scripts are there is done again for them. Stands
 * inline in the page and is allowed by its hash, so it is the same on all: the addresses are attributes of its element.
 */

export const HYDRATED = 'hydrated';
/** On a form that leads somewhere else when there are no scripts than when there are. */
export const WAITS = 'data-waits';

/** The styles that name the fonts. */
export const FONTS = 'fonts';

/** Links of the window, not of the page: stand in a <noscript> until the page is painted. */
export const LATE_LINKS = 'links';

/** What may be laid out apart from the rest of its page: all but the first of its blocks. */
const PIECES = 'main section~section,main li>article,footer';

// Made where it is used, by the server: what takes the page over in the browser leaves it out.
export const lateScripts = /* @__PURE__ */ (() => {
  const texts = [nextTask, isNewHere, whenPainted, bringFonts, layOutInPieces, bringLinks, bringScripts].join(';');
  const calls = [
    `const calm=${whenPainted.name}()`,
    `${layOutInPieces.name}('${PIECES}',Promise.all([calm,${bringFonts.name}('${FONTS}',calm)]))`,
    `${bringLinks.name}('${LATE_LINKS}',calm)`,
    `${bringScripts.name}('${HYDRATED}','${WAITS}',calm)`,
  ].join(';');
  return `{${texts};${calls}}`;
})();

// The text of these functions is all that reaches the page: they may name each other, and nothing else.

/** Does it in a task of its own: whatever the visitor does goes first. */
export function nextTask(task: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = task;
  port2.postMessage('');
}

/** Neither loaded once more nor gone back to. */
function isNewHere() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** Kept when everything that the page holds has been painted and the browser has nothing else to do. */
function whenPainted() {
  const { scheduler } = window as { scheduler?: { postTask(task: () => void, options: object): Promise<void> } };
  const whenIdle = (task: () => void) =>
    scheduler ? void scheduler.postTask(task, { priority: 'background' }) : void setTimeout(task, 50);
  const nextFrame = (then: () => void) =>
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      whenIdle(then);
    }).observe(document.documentElement);
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise<void>((resolve) => addEventListener('load', () => resolve()));
  // A long page is painted in pieces: what is there when it was loaded is shown a frame later, and was in the next.
  const shown = Promise.all([painted, loaded]).then(
    () => new Promise<void>((resolve) => nextFrame(() => nextFrame(resolve))),
  );
  // A page in the background is not painted.
  const hidden = loaded.then(() => new Promise<void>((resolve) => document.hidden && setTimeout(resolve, 1000)));
  return Promise.race([shown, hidden]);
}

/** Hands out together the fonts that a page needs: it is laid out anew each time one arrives. */
async function bringFonts(fonts: string, calm: Promise<void>) {
  const styles = document.getElementById(fonts) as HTMLStyleElement | null;
  if (!styles?.sheet) return;
  const rules = [...styles.sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  const begin = () => {
    styles.media = 'all';
  };
  // Who comes from another page of the site, or back to this one, has them: the page begins in them.
  if (document.referrer.startsWith(`${location.origin}/`) || !isNewHere()) begin();
  else await calm.then(fetchFirst).catch(begin);

  async function fetchFirst() {
    const hasPrices = showsRupee();
    const faces = rules.map(({ style }) => {
      const said = (name: string) => style.getPropertyValue(name);
      const described = {
        weight: said('font-weight'),
        stretch: said('font-stretch'),
        unicodeRange: said('unicode-range'),
        sizeAdjust: said('size-adjust'),
        display: said('font-display'),
      };
      const known = Object.fromEntries(Object.entries(described).filter(([, value]) => value !== ''));
      return new FontFace(said('font-family').replace(/["']/g, ''), said('src'), known);
    });
    // Every text has spaces. The other alphabets come when a letter of theirs is drawn.
    const isFirst = ({ unicodeRange }: FontFace) =>
      /^U\+20-/i.test(unicodeRange) || (hasPrices && /^U\+20B9$/i.test(unicodeRange));
    await Promise.all(faces.filter(isFirst).map(fetchFace));
    for (const face of faces) document.fonts.add(face);
  }

  // To ask for a file takes a millisecond or two of a phone.
  function fetchFace(face: FontFace) {
    return new Promise((resolve, reject) => nextTask(() => void face.load().then(resolve, reject)));
  }

  function showsRupee() {
    // To ask whether a text is really seen would lay out the whole page.
    const unseen = 'script,noscript,option,[hidden],details:not([open])>:not(summary)';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (data.includes('₹') && !parentElement?.closest(unseen)) return true;
    }
    return false;
  }
}

/**
 * A page that somebody comes to is shown from its top: what is far below the screen waits for the fonts, and is then laid
 * out piece by piece. All at once it would hold the visitor up, twice. Who sets out to go there needs all heights at once.
 */
function layOutInPieces(pieces: string, ready: Promise<unknown>) {
  // The others begin further down.
  if (!isNewHere() || location.hash) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media screen{${pieces}{content-visibility:auto;contain-intrinsic-block-size:auto 640px}}`);
  document.adoptedStyleSheets.push(sheet);
  const whole = new AbortController();
  for (const sign of ['keydown', 'wheel', 'touchstart', 'pointerdown', 'scroll']) {
    addEventListener(sign, layOutAll, { capture: true, passive: true, signal: whole.signal });
  }
  void ready.then(() => layOutFrom([...document.querySelectorAll<HTMLElement>(pieces)]));

  function layOutFrom([piece, ...rest]: HTMLElement[]) {
    if (whole.signal.aborted) return;
    if (!piece) return layOutAll();
    piece.style.contentVisibility = 'visible';
    requestAnimationFrame(() => nextTask(() => layOutFrom(rest)));
  }

  function layOutAll() {
    whole.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const { style } of document.querySelectorAll<HTMLElement>(pieces)) style.removeProperty('content-visibility');
  }
}

function bringLinks(links: string, calm: Promise<void>) {
  void calm.then(() => {
    document.head.insertAdjacentHTML('beforeend', document.getElementById(links)?.textContent ?? '');
  });
}

function bringScripts(hydrated: string, waits: string, calm: Promise<void>) {
  const { entry = '', preloads = '' } = document.currentScript?.dataset ?? {};
  const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  let hasBegun = false;
  let hovered: Element | undefined;
  let pressed: { button: HTMLButtonElement; detail: number } | undefined;

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    // Each is asked for and read in a task of its own; together they would hold the visitor up.
    for (const src of [...preloads.split(' '), entry]) nextTask(() => bring(src));
  }

  function bring(src: string) {
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    // It fails with any that it needs.
    if (src === entry) script.onerror = arrive;
    if (src) document.head.append(script);
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
  void calm.then(() => nextTask(begin));
}
