import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cover, PlainCovers } from './Cover.tsx';

const folder = '/media/0123456789abcdef01234567-1600x900-8a7b6c';

test('loads a photo with an http URL over https', () => {
  const html = renderToStaticMarkup(<Cover imageUrl="http://cdn.example/a.jpg" art={{ seed: 'a' }} alt="A" />);
  expect(html).toContain('src="https://cdn.example/a.jpg"');
  expect(html).not.toContain('srcSet');
});

test('offers an uploaded photo in AVIF and WebP in several widths, with its size, colour and focal point', () => {
  const html = renderToStaticMarkup(
    <Cover imageUrl={`${folder}/tea.jpg#focus=30,70`} art={{ seed: 'a' }} alt="Tea" eager />,
  );
  expect(html).toContain(`<source type="image/avif" srcSet="${folder}/320.avif 320w,`);
  expect(html).toContain(`srcSet="${folder}/320.webp 320w,`);
  expect(html).toContain(`src="${folder}/tea.jpg" alt="Tea" width="1600" height="900"`);
  expect(html).toContain('style="background-color:#8a7b6c;object-position:30% 70%"');
  expect(html).toContain('sizes="(width &gt;= 56.25em) 50vw, 88vw"');
});

test('lets browsers choose the width of a lazy photo by the layout, and renders a drawing unchanged', () => {
  const lazy = renderToStaticMarkup(<Cover imageUrl={`${folder}/tea.jpg`} art={{ seed: 'a' }} alt="" />);
  expect(lazy).toContain('sizes="auto, (width &gt;= 56.25em) 50vw, 88vw"');
  const drawing = renderToStaticMarkup(<Cover imageUrl={`${folder}/logo.svg`} art={{ seed: 'a' }} alt="" />);
  expect(drawing).toMatch(/<img [^>]*src="[^"]*logo\.svg"/);
  expect(drawing).not.toMatch(/srcSet|<picture|background/);
});

test('draws nothing but a field in the colour of the record where covers are plain, and still shows photos', () => {
  const art = { seed: 'a', tone: 'teal', change: { measure: 'Load', before: '94 s', after: '31 s' } } as const;
  const plain = (imageUrl: string | null) =>
    renderToStaticMarkup(
      <PlainCovers value={true}>
        <Cover imageUrl={imageUrl} art={art} alt="" />
      </PlainCovers>,
    );
  expect(plain(null)).toMatch(/<svg [^>]*><rect [^>]*fill="var\(--teal\)"><\/rect><\/svg>/);
  expect(plain(`${folder}/tea.jpg`)).toContain('<img');
});
