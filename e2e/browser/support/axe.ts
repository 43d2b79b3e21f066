import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = {
  /** A selector of elements that are not checked. */
  exclude?: string;
  /** Rules to enable on top of axe's defaults. */
  rules?: readonly string[];
};

/** The accessibility rules that the page breaks, each with the HTML of the elements that break it. */
export async function axeViolations(page: Page, { exclude, rules = [] }: Options = {}): Promise<[string, string[]][]> {
  const builder = new AxeBuilder({ page }).options({
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
    // Reporting what passes takes longer than checking it.
    resultTypes: ['violations'],
  });
  // Without legacy mode every run opens a second page for cross-origin frames, of which the site has none.
  builder.setLegacyMode();
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
