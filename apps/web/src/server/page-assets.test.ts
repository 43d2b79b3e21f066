import { expect, test } from 'vitest';
import { builtAssets, type Manifest } from './page-assets.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
  'src/site/home/HomePage.tsx': {
    file: 'assets/home.js',
    imports: ['_react.js', '_list.js'],
    css: ['assets/home.css'],
  },
  'src/admin/AdminPage.tsx': { file: 'assets/admin.js', css: ['assets/admin.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_list.js': { file: 'assets/list.js', imports: ['_react.js'], css: ['assets/list.css', 'assets/entry.css'] },
};

const read = (file: string) => `[${file}]`;

test('a page names its own files and those they import, each once, and no other page', () => {
  expect(builtAssets(manifest, read).of(['../site/home/HomePage.tsx'])).toEqual({
    scripts: ['/assets/entry.js'],
    preloads: ['/assets/react.js', '/assets/list.js', '/assets/home.js'],
    styles: ['/assets/entry.css', '/assets/list.css', '/assets/home.css'],
    css: '[assets/entry.css][assets/list.css][assets/home.css]',
    fonts: '',
  });
});

test('faces that are fetched stand apart from the other styles, and stand-ins do not', () => {
  const fetched = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  const local = '@font-face{font-family:B;src:local("Arial")}';
  const sheets: Record<string, string> = { 'assets/entry.css': `a{b:c}${fetched}${local}`, 'assets/list.css': fetched };
  const { css, fonts } = builtAssets(manifest, (file) => sheets[file] ?? '').of(['../site/home/HomePage.tsx']);
  expect([css, fonts]).toEqual([`a{b:c}${local}`, fetched + fetched]);
});

test('a manifest without the entry is refused', () => {
  expect(() => builtAssets({}, read)).toThrow('The manifest has no src/entry-client.tsx');
});
