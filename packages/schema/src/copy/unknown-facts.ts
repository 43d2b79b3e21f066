import type { z } from 'zod';
import { placeholders } from './fill-in.ts';

/*
 * A mistyped placeholder such as `{nam}` would be shown on the site as it was typed. Other braces are plain text.
 */

type Draft = { values: unknown };

/**
 * A check of the texts of a page. `ownAt` returns the placeholders that a text can have besides the facts of the
 * agency.
 */
export function refuseUnknownFacts(ownAt: (path: string) => readonly string[]) {
  return ({ values }: Draft, { addIssue }: z.RefinementCtx) => {
    for (const { path, text } of textsIn(values, ['values'])) {
      const message = unknownFact(text, ownAt(path.slice(1).join('.')));
      if (message) addIssue({ code: 'custom', path, message });
    }
  };
}

/** A message about the first unknown placeholder in a text. `own` are those besides the facts of the agency. */
export function unknownFact(text: string, own: readonly string[]): string | undefined {
  const known = [...own, ...Object.keys(placeholders)];
  const unknown = Array.from(text.matchAll(/\{([a-z]+)\}/gi), ([, name = '']) => name).find(
    (name) => !known.includes(name),
  );
  if (unknown === undefined) return undefined;
  return `{${unknown}} is not available in this text. Use ${known.map((name) => `{${name}}`).join(', ')}`;
}

type Located = { path: (string | number)[]; text: string };

function textsIn(value: unknown, path: Located['path']): Located[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, [...path, index]));
  return Object.entries((value ?? {}) as object).flatMap(([key, one]) => textsIn(one, [...path, key]));
}
