import type { Look } from '@site/schema/look';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '../seo/default-site.ts';
import { Document } from './Document.tsx';

function documentOf(look?: Look): string {
  const assets = { scripts: [], preloads: [], styles: [], css: ':root{--teal:#0b6e78}' };
  return renderToStaticMarkup(
    <Document
      site={{ publicUrl: 'https://agency.example', ...defaultSite, look }}
      assets={assets}
      inlineScripts={[]}
      defersHydration
      state="{}"
    >
      Page
    </Document>,
  );
}

const icons = (html: string) =>
  [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(([, href]) => href);

test('a page of a site with the default look contains no look data', () => {
  const html = documentOf();
  expect(html).not.toContain('id="look"');
  expect(icons(html)).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png']);
});

test('changed colours follow the style sheet, separately for the light and the dark scheme', () => {
  const html = documentOf({ colors: { light: { teal: '#00688b', signal: '#00688b' }, dark: { blue: '#ffcc00' } } });
  const [, css] = /:root\{--teal:#0b6e78\}.*<style id="look">(.*?)<\/style>/s.exec(html) ?? [];
  expect(css).toBe(
    ':root{--signal:light-dark(#00688b,#ff7a52);--teal:light-dark(#00688b,#5ccad3);--blue:light-dark(#1b4fcb,#ffcc00)}',
  );
  for (const href of icons(html)) expect(href).toMatch(/\?v=\w+$/);
});

test('a photo as favicon is linked in place of the drawing', () => {
  const of = (file: string) => icons(documentOf({ favicon: `/media/0123456789abcdef01234567-400x400-8a7b6c/${file}` }));
  expect(of('a.png')[1]).toMatch(/^\/icon-192\.png\?v=/);
  expect(of('a.svg#focus=1,2')[1]).toMatch(/^\/icon\.svg\?v=/);
});
