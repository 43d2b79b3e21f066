import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Options = {
  /** A selector of elements that are not checked. */
  exclude?: string;
  /** Rules to enable on top of axe's defaults. */
  rules?: readonly string[];
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The accessibility rules that the page breaks, each with the HTML of the elements that break it. axe is loaded into a
 * document once: @axe-core/playwright does that for each run and in each frame, which takes as long as the checks.
 */
export async function axeViolations(page: Page, { exclude, rules = [] }: Options = {}): Promise<[string, string[]][]> {
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ([excluded, enabled]) => {
      const results = await window.axe?.run(excluded === undefined ? document : { exclude: [[excluded]] }, {
        rules: Object.fromEntries(enabled.map((rule) => [rule, { enabled: true }])),
        // Reporting passed rules takes longer than checking them.
        resultTypes: ['violations'],
        iframes: false,
      });
      if (!results) throw new Error('axe is not loaded');
      return results.violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
    },
    [exclude, rules] as const,
  );
}

/** Fails when the page breaks an accessibility rule in the light or the dark color scheme. */
export async function expectAccessibleInBothSchemes(page: Page, exclude: string, state = 'page'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await axeViolations(page, { exclude }), `${state}, ${colorScheme}`).toEqual([]);
  }
}
