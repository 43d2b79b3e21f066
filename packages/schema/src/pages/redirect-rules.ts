/*
 * Finds the redirect of an address. `/old/*` matches everything below `/old`; a target ending in `/*` receives the rest
 * of the address.
 */

export type Rule = { from: string; to: string | null };
export type RuleSet<R extends Rule = Rule> = { exact: Map<string, R>; below: R[] };

/** The path as a request has it: with only the necessary escapes, in upper case, and without slashes at its end. */
export function canonicalPath(address: string): string {
  const { pathname } = new URL(`http://localhost${address}`);
  const unescaped = pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
  return unescaped.replace(/(?<=[^/])\/+$/, '');
}

/** The longest address comes first, so that it takes precedence. */
export function ruleSet<R extends Rule>(rules: readonly R[]): RuleSet<R> {
  const isBelow = ({ from }: R) => from.endsWith('/*');
  return {
    exact: new Map(rules.filter((rule) => !isBelow(rule)).map((rule) => [rule.from, rule])),
    below: rules.filter(isBelow).toSorted((a, b) => b.from.length - a.from.length),
  };
}

export function matchRule<R extends Rule>({ exact, below }: RuleSet<R>, path: string) {
  const rule =
    exact.get(path) ?? below.find(({ from }) => path.startsWith(from.slice(0, -1)) && path.length >= from.length);
  if (!rule) return undefined;
  const { from, to } = rule;
  return { rule, to: to?.endsWith('/*') ? to.slice(0, -1) + path.slice(from.length - 1) : to };
}

/** Where visitors of an address arrive after all redirects; undefined if these form a loop. */
export function followRules<R extends Rule>(
  rules: RuleSet<R>,
  start: { rule: R; to: string | null },
  isLive: (path: string) => boolean,
): string | null | undefined {
  const followed = new Set<R>();
  for (let { rule, to } = start; ; ) {
    followed.add(rule);
    if (!to?.startsWith('/')) return to;
    const path = canonicalPath(to);
    const next = isLive(path) ? undefined : matchRule(rules, path);
    if (!next) return to;
    if (followed.has(next.rule)) return undefined;
    ({ rule, to } = next);
  }
}
