import { expect, test } from 'vitest';
import { toArticle } from './article.ts';

const folder = '/media/0123456789abcdef01234567-1600x900-8a7b6c';
const htmlOf = (content: string) => toArticle({ content } as never).html;

test('renders an uploaded picture with width, height, and AVIF and WebP sources in several widths', () => {
  const html = htmlOf(`<p>Tea</p><img src="${folder}/tea.jpg#focus=1,2" alt="A > B">`);
  const sizes = '(min-width: 740px) 680px, 88vw';
  expect(html).toContain(`<picture><source type="image/avif" srcset="${folder}/320.avif 320w,`);
  expect(html).toContain(`<img src="${folder}/tea.jpg" srcset="${folder}/320.webp 320w,`);
  expect(html).toContain(
    `1600w" sizes="${sizes}" alt="A &gt; B" width="1600" height="900" loading="lazy" /></picture>`,
  );
});

test('other pictures stay as they are, and the size that an article sets counts', () => {
  const other = '<p>Tea</p><img src="https://cdn.example/media/a.jpg" alt="" loading="lazy" />';
  expect(htmlOf(other)).toBe(other);
  expect(htmlOf(`<p>Tea</p><img src="${folder}/logo.svg" alt="" width="80">`)).toBe(
    `<p>Tea</p><img src="${folder}/logo.svg" alt="" width="80" loading="lazy" />`,
  );
  expect(htmlOf(`<p>Tea</p><img src="${folder}/tea.jpg&quot; onload=alert(1)">`)).not.toContain('<picture>');
});
