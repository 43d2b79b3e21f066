import type { Look } from '@site/schema/look';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '../seo/default-site.ts';
import { lookCss } from '../ui/theme/look-css.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { SiteContext } from './site-facts.ts';

const logo = '/media/0123456789abcdef01234567-1800x300-8a7b6c/tea.png';

const show = (look?: Look, isOnDark = false) =>
  renderToStaticMarkup(
    <SiteContext value={{ ...defaultSite, publicUrl: 'https://agency.example', ...(look && { look }) }}>
      <BrandLogo isOnDark={isOnDark} />
    </SiteContext>,
  );

test('a logo replaces the drawn mark and the name, in the displayed width', () => {
  expect(show()).toMatch(/^<svg .*Ascent Digital$/);
  const html = show({ logo });
  expect(html).toMatch(/<img [^>]*alt="Ascent Digital" width="200" height="33"/);
  expect(html).toContain('sizes="200px"');
  expect(show({ logo: 'http://cdn.example/a.png' })).toContain('src="https://cdn.example/a.png"');
});

test('a logo that is not wide stands beside the name', () => {
  const square = logo.replace('1800x300', '400x400');
  expect(show({ logo: square })).toMatch(/<img [^>]*alt="" width="40" height="40"[^>]*>Ascent Digital$/);
  expect(show({ logo: square, darkLogo: '/dark.svg' })).toMatch(/^(<img [^>]*alt=""[^>]*>){2}Ascent Digital$/);
  expect(show({ logo: square }, true)).toBe('Ascent Digital');
});

test('of two logos the one for the other scheme is hidden, and neither is loaded before', () => {
  const look = { logo, darkLogo: '/logo-dark.svg' };
  expect(show(look)).toMatch(/<img data-logo="light" [^>]*loading="lazy".*<img data-logo="dark" [^>]*loading="lazy"/);
  expect(lookCss(look)).toMatch(
    /^\[data-logo=dark\]\{display:none\}@media screen\{.*\[data-logo=light\]\{display:none\}/,
  );
  expect(lookCss({ logo })).toBe('');
});

test('on a dark background, only a logo for the dark scheme is shown', () => {
  expect(show({ logo }, true)).toBe('Ascent Digital');
  expect(show({ logo, darkLogo: '/logo-dark.svg' }, true)).toMatch(/<img src="\/logo-dark.svg"/);
});
