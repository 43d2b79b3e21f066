import { expect, test } from 'vitest';
import { landingMap } from './landing-map.ts';

const lines = [
  { label: 'Website', tone: 'signal' },
  { label: 'Store', tone: 'teal' },
  { label: 'Software', tone: 'blue' },
] as const;

test('draws a line and a station for every card, and one interchange', () => {
  const kinds = landingMap(lines, 'Live').shapes.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'line')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'station')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'interchange')).toHaveLength(1);
});

test('draws a single line as a straight one', () => {
  const [line] = landingMap(lines.slice(0, 1), 'Live').shapes;
  expect(line).toMatchObject({ kind: 'line', tone: 'signal' });
  expect(JSON.stringify(line)).not.toContain('NaN');
});
