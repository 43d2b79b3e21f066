import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { Refusal } from './refusal.ts';

const clean = (content: string) =>
  cleanSvg(`<svg viewBox="0 0 10 10">${content}</svg>`).svg.replace(/^<svg [^>]*>|<\/svg>$/g, '');

test('a drawing keeps its shapes, gradients, filters, texts and styles', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
    '<style>.a{fill:url(#a)}</style><g class="a" style="opacity:.5" filter="url(#b)"><path d="M0 0h9"></path></g>' +
    '<text x="1" xml:space="preserve">A &amp; B</text><use href="#a"></use>' +
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"></image>';
  expect(clean(drawing)).toBe(drawing);
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<metadata><rdf:RDF>alert(1)</rdf:RDF></metadata>',
  '<?xml-stylesheet href="https://evil.example/a.css"?>',
  '<!-- alert(1) -->',
])('%s is left out', (content) => {
  expect(clean(content)).toBe('');
});

test.each([
  ['<g onclick="alert(1)" ONLOAD="alert(1)"/>', '<g></g>'],
  ['<a href="javascript:alert(1)"><rect/></a>', '<rect></rect>'],
  ['<use href="https://evil.example/a.svg#b"/>', '<use></use>'],
  ['<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>', '<use></use>'],
  ['<image href="https://evil.example/pixel.gif"/>', '<image></image>'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', '<image></image>'],
  ['<rect fill="url(https://evil.example/a)"/>', '<rect></rect>'],
  ['<rect style="fill:url( &quot;//evil.example&quot; )"/>', '<rect></rect>'],
  ['<rect style="background:\\75rl(x)"/>', '<rect></rect>'],
  ['<style>@import "https://evil.example/a.css";</style>', '<style></style>'],
  ['<style>a{background:image-set("https://evil.example/a" 1x)}</style>', '<style></style>'],
  ['<style><![CDATA[</style><script>alert(1)</script>]]></style>', '<style></style>'],
  ['<style>@imp<!-- -->ort "https://evil.example/a.css";</style>', '<style></style>'],
  ['<style>&#64;import "https://evil.example/a.css";</style>', '<style></style>'],
  ['<style>a{fill:u<![CDATA[rl(https://evil.example/a)]]>}</style>', '<style></style>'],
  ['<style>@imp<g>x</g>ort "https://evil.example/a.css";</style>', '<style></style>'],
  ['<style>@imp&#1;ort "https://evil.example/a.css";</style>', '<style></style>'],
  ['<rect fill="u&#1;rl(https://evil.example/a)"/>', '<rect></rect>'],
  ['<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>', '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'],
  ['<text><![CDATA[<script>]]></text>', '<text>&lt;script&gt;</text>'],
  ['<g id="&quot;&gt;&lt;script&gt;"/>', '<g></g>'],
  ['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><text>&a;</text>', ']&gt;<text>&amp;a;</text>'],
])('%s becomes %s', (content, cleaned) => {
  expect(clean(content)).toBe(cleaned);
});

test('the size is that of the drawing, in whole pixels', () => {
  const size = (attributes: string) => {
    const { svg, width, height } = cleanSvg(`<svg ${attributes}/>`);
    return { width, height, viewBox: /viewBox="([^"]*)"/.exec(svg)?.[1] };
  };
  expect(size('width="20px" height="10.4"')).toEqual({ width: 20, height: 10, viewBox: '0 0 20 10' });
  expect(size('viewBox="0 0 24 12"')).toEqual({ width: 24, height: 12, viewBox: '0 0 24 12' });
  expect(size('viewBox="0,0,24,12" width="100%"')).toEqual({ width: 24, height: 12, viewBox: '0,0,24,12' });
  expect(size('width="200000" height="100000"')).toMatchObject({ width: 10_000, height: 5_000 });
});

test('an SVG has one namespace, regardless of its declarations', () => {
  expect(cleanSvg('<svg xmlns="&ns;" xmlns:x="urn:y" width="1" height="1" x:y="z"/>').svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"></svg>',
  );
});

test.each([
  ['<html><svg viewBox="0 0 1 1"/></html>', 'not an SVG drawing'],
  ['<svg/>', 'has no size'],
  ['<svg width="-1" height="1"/>', 'has no size'],
  [`<svg viewBox="0 0 1 1">${'<g>'.repeat(101)}`, 'too many levels'],
])('%.40s is refused', (source, message) => {
  expect(() => cleanSvg(source)).toThrow(Refusal);
  expect(() => cleanSvg(source)).toThrow(message);
});

test('refuses nested copies that would draw billions of elements', () => {
  const level = (n: number) => `<g id="g${n}">${`<use href="#g${n + 1}"/>`.repeat(10)}</g>`;
  const levels = (count: number) => Array.from({ length: count }, (_, n) => level(n)).join('');
  expect(() => clean(levels(9))).toThrow('repeats its parts too often');
  expect(() => clean('<g id="a"><use href="#a"/></g>')).toThrow('repeats its parts too often');
  expect(clean(levels(2))).toContain('<use href="#g2">');
  expect(() => clean('<use/>'.repeat(150_000))).toThrow('repeats its parts too often');
});
