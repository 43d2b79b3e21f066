import type { Version } from '@site/schema/version';

const states: Record<Version['state'], string> = {
  published: 'Published',
  working: 'Not published yet',
  kept: 'Not published',
};

const routes: Record<Version['route'], string> = {
  form: 'saved here',
  rest: 'saved by another program',
  restore: 'restored',
  import: 'the first content',
};

const NAMED = 3;

export function describeChange(
  { changed, added, removed, number }: Version,
  labelOf: (path: string) => string,
): string {
  if (number === 1 || changed.length === 0) return '';
  const names = changed.slice(0, NAMED).map(labelOf);
  const rest = changed.length - names.length;
  const fields = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `${fields}: ${added} characters added, ${removed} removed`;
}

export const describeState = ({ state, route }: Version) => `${states[state]}, ${routes[route]}`;
