import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as breakpoints from './breakpoints.ts';

const sources = new URL('../../', import.meta.url);
const readSource = (file: string) => readFileSync(new URL(file, sources), 'utf8');

test('media queries on the width use only the named breakpoints', () => {
  const unnamed = globSync('**/*.css', { cwd: sources })
    .filter((file) => !file.endsWith('breakpoints.css'))
    .flatMap(
      (file) =>
        readSource(file)
          .match(/@media[^{]*width[^{]*/g)
          ?.map((query) => `${file}: ${query}`) ?? [],
    );
  expect(unnamed).toEqual([]);
});

// postcss-pxtorem converts nothing inside var().
test('fallbacks of custom properties follow the font size of the browser', () => {
  const fixed = globSync('**/*.css', { cwd: sources }).flatMap(
    (file) => readSource(file).match(/var\([^)]*[1-9]\d*px[^)]*\)/g) ?? [],
  );
  expect(fixed).toEqual([]);
});

test('the breakpoints of scripts are those of the style sheets', () => {
  const styles = readSource('ui/theme/breakpoints.css');
  for (const [name, query] of Object.entries(breakpoints)) {
    const custom = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(styles).toContain(`@custom-media ${custom} ${query};`);
  }
});
