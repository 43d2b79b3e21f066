import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Look = {
  /** What is left out. */
  exclude?: string;
  /** Rules that axe leaves to whom they matter. */
  rules?: readonly string[];
};

/** What axe finds wrong with the page: each rule, with the elements that break it. */
export async function axeViolations(page: Page, { exclude, rules = [] }: Look = {}): Promise<[string, string[]][]> {
  const builder = new AxeBuilder({ page }).options({
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
    // Nobody reads what is well, and telling it at length takes longer than finding it out.
    resultTypes: ['violations'],
  });
  // Otherwise every look opens a page more, for frames of other hosts: the site has none, and the guard would tell.
  builder.setLegacyMode();
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
