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
  'node_modules/.cache/site-fonts/0/anek.woff2': { file: 'assets/anek-1.woff2' },
  'node_modules/.cache/site-fonts/0/anek-latin.woff2': { file: 'assets/anek-latin-1.woff2' },
  '_list.js': { file: 'assets/list.js', imports: ['_react.js'], css: ['assets/list.css', 'assets/entry.css'] },
};

const read = (file: string) => `[${file}]`;

test('lists the files of a page and their imports once, and the fonts to preload', () => {
  expect(builtAssets(manifest, read).of(['../site/home/HomePage.tsx'])).toEqual({
    scripts: ['/assets/entry.js'],
    preloads: ['/assets/react.js', '/assets/list.js', '/assets/home.js'],
    fonts: ['/assets/anek-1.woff2'],
    styles: ['/assets/entry.css', '/assets/list.css', '/assets/home.css'],
    css: '[assets/entry.css][assets/list.css][assets/home.css]',
  });
});

test('throws when the manifest has no entry', () => {
  expect(() => builtAssets({}, read)).toThrow('The manifest has no src/entry-client.tsx');
});
