import type { Page } from '@playwright/test';

/** Finds texts that are outside the page or outside a box that hides its overflow. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isCut(range.getBoundingClientRect(), parent)) cut.push(text.nodeValue.trim().slice(0, 60));
    }
    return cut;

    function isCut({ left, right, top, bottom }: DOMRect, parent: Element): boolean {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, clipPath, position } = getComputedStyle(box);
        // An ellipsis shows that text is missing; visually hidden text is clipped on purpose.
        if (webkitLineClamp !== 'none' || clipPath !== 'none' || position === 'fixed') return false;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
        const rect = box.getBoundingClientRect();
        if (rect.bottom < 0 && box.matches('a[href="#content"]')) return false;
        const isOutsideX = left < rect.left - 1 || right > rect.right + 1;
        const isOutsideY = top < rect.top - 1 || bottom > rect.bottom + 1;
        if ((overflowX !== 'visible' && isOutsideX) || (overflowY !== 'visible' && isOutsideY)) return true;
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

/** Texts below 13px on the screen, those of drawings included. */
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
