import type { Page } from '@playwright/test';

/** Finds texts that are outside the page or outside a box that hides its overflow. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const boxes = new Map<Element, Box>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isCut(range.getBoundingClientRect(), parent)) cut.push(text.nodeValue.trim().slice(0, 60));
    }
    return cut;

    type Box = { rect: DOMRect; canEnd: boolean; hidesX: boolean; hidesY: boolean };

    /** Reads the style and size of an element once, because many texts have the same ancestors. */
    function boxOf(element: Element): Box {
      const known = boxes.get(element);
      if (known) return known;
      const { overflowX, overflowY, webkitLineClamp, clipPath, position } = getComputedStyle(element);
      const rect = element.getBoundingClientRect();
      // An ellipsis shows that text is missing; visually hidden text is clipped on purpose.
      const isMeant = webkitLineClamp !== 'none' || clipPath !== 'none' || position === 'fixed';
      const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      const isSkipLink = rect.bottom < 0 && element.matches('a[href="#content"]');
      const box = {
        rect,
        canEnd: isMeant || scrolls || isSkipLink,
        hidesX: overflowX !== 'visible',
        hidesY: overflowY !== 'visible',
      };
      boxes.set(element, box);
      return box;
    }

    function isCut({ left, right, top, bottom }: DOMRect, parent: Element): boolean {
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const { rect, canEnd, hidesX, hidesY } = boxOf(element);
        if (canEnd) return false;
        if (hidesX && (left < rect.left - 1 || right > rect.right + 1)) return true;
        if (hidesY && (top < rect.top - 1 || bottom > rect.bottom + 1)) return true;
      }
      return left < -1 || right > window.innerWidth + 1;
    }
  });
}

/** How many pixels the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Words of headings and facts that are broken because a line is shorter than the word. URLs may be broken. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, dt, dd, legend')].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<=^|[\s-])\p{L}+(?=[,.:;!?]?(\s|-|$))/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

/** Returns the texts smaller than 13 px on the screen, including those in drawings. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim()) continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 12.95) small.push(`${text.nodeValue.trim()}: ${size.toFixed(1)}px`);
    }
    return small;
  });
