import { describe, expect, test } from 'vitest';
import { toArticle } from './article.ts';
import { isNumber } from './article-tables.ts';

const folder = '/media/0123456789abcdef01234567-1600x900-8a7b6c';
const articleOf = (content: string) => toArticle({ content } as never, () => false);
const htmlOf = (content: string) => articleOf(content).html;

test('renders an uploaded picture with width, height, and AVIF and WebP sources in several widths', () => {
  const html = htmlOf(`<p>Tea</p><img src="${folder}/tea.jpg#focus=1,2" alt="A > B">`);
  const sizes = '(min-width: 740px) 680px, 88vw';
  expect(html).toContain(`<picture><source type="image/avif" srcset="${folder}/320.avif 320w,`);
  expect(html).toContain(`<img src="${folder}/tea.jpg" srcset="${folder}/320.webp 320w,`);
  expect(html).toContain(`1600w" sizes="${sizes}" alt="A > B" width="1600" height="900" loading="lazy"></picture>`);
});

test('other pictures stay unchanged, and a size set in the article has priority', () => {
  const other = '<p>Tea</p><img src="https://cdn.example/media/a.jpg" alt="" loading="lazy">';
  expect(htmlOf(other)).toBe(other);
  expect(htmlOf(`<p>Tea</p><img src="${folder}/logo.svg" alt="" width="80">`)).toBe(
    `<p>Tea</p><img src="${folder}/logo.svg" alt="" width="80" loading="lazy">`,
  );
  expect(htmlOf(`<p>Tea</p><img src="${folder}/tea.jpg&quot; onload=alert(1)">`)).not.toContain('<picture>');
});

test('text stays escaped', () => {
  const html = '<p>1 &lt; 2 &amp;&amp; "₹3" &lt;script&gt;</p><pre><code>&lt;b&gt;</code></pre>';
  expect(htmlOf(html)).toBe(html);
});

describe('headings', () => {
  test('of the first two levels get an id and a link with their name', () => {
    expect(htmlOf('<h2>Tea &amp; "time"</h2><h3>At five</h3><h4>Or six</h4>')).toBe(
      '<section style="view-timeline-name:--section-tea-time">' +
        '<div class="heading"><h2 id="section-tea-time">Tea &amp; "time"</h2>' +
        '<a class="anchor" href="#section-tea-time" aria-label="Link to this section: Tea &amp; &quot;time&quot;">#</a></div>' +
        '<div class="heading"><h3 id="section-at-five">At five</h3>' +
        '<a class="anchor" href="#section-at-five" aria-label="Link to this section: At five">#</a></div>' +
        '<h4>Or six</h4></section>',
    );
  });

  test('with equal texts, or texts without Latin letters, get different ids', () => {
    const html = htmlOf('<h2>Tea</h2><h3>Tea</h3><h2>Tea 2</h2><h2>चाय</h2><h2>कीमत</h2><h2> </h2>');
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      ...['section-tea', 'section-tea-2', 'section-tea-2-2', 'section', 'section-2'],
    ]);
  });

  test('in a link do not get another link', () => {
    expect(htmlOf('<ul><li><a href="/blog"><h2>Tea</h2></a></li></ul>')).toBe(
      '<ul><li><a href="/blog"><h2 id="section-tea">Tea</h2></a></li></ul>',
    );
  });

  test('of the first level begin sections, unless they are inside something else', () => {
    const { html, sections } = articleOf(
      '<p>Intro</p><h2>One <em>more</em></h2><p>a</p><blockquote><h2>Quoted</h2></blockquote><h2>Two</h2><p>b</p>',
    );
    expect(sections).toEqual([
      { id: 'section-one-more', title: 'One more' },
      { id: 'section-two', title: 'Two' },
    ]);
    const [intro, one, two] = html.split('<section');
    expect(intro).toBe('<p>Intro</p>');
    expect(one).toContain('<p>a</p><blockquote>');
    expect(two).toMatch(/<p>b<\/p><\/section>$/);
  });
});

test.each([
  ...[
    '12',
    '0.1',
    '1,000 KB',
    '₹2,27,000',
    '−₹570',
    '€ 3.50',
    '$1.2 million',
    '18%',
    '10 to 20%',
    '₹2–3 lakh',
    '7.5 : 1',
  ],
  ...['12 hours', '~40 ms', '3×', '5 m²', '3/5', '9:30', 'Rs. 400', '+12%'],
])('"%s" is a number', (text) => {
  expect(isNumber(text)).toBe(true);
});

test.each([
  ...['None', 'Day 8', '₹2,500 a page', '2 days after the quotation', 'Within 5 minutes', '+91 11 5550 0123', '', '₹'],
])('"%s" is not only a number', (text) => {
  expect(isNumber(text)).toBe(false);
});

describe('tables', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const head = '<thead><tr><th>Item</th><th>Cost</th><th>Note</th></tr></thead>';

  test('mark the cells and the heading of columns in which most or several cells are numbers, except the first', () => {
    const rows =
      row('1', '<strong>₹100</strong>', '5 kg') + row('2', '₹20', 'Red') + row('3', 'None', '') + row('4', '');
    const html = htmlOf(`<table>${head}<tbody>${rows}</tbody></table>`);
    expect(html).toContain('<th>Item</th><th class="number">Cost</th><th>Note</th>');
    expect(html).toContain('<td>1</td><td class="number"><strong>₹100</strong></td><td>5 kg</td>');
    expect(html).toContain('<td class="number">None</td>');
    const offers = row('Plan', '₹300') + row('Build', 'Included') + row('Test', 'Included') + row('Total', '₹300');
    expect(htmlOf(`<table>${offers}${row('Launch', 'Included')}</table>`)).toContain(
      '<td class="number">Included</td>',
    );
  });

  test('with merged cells find their columns, or mark nothing where rows are merged', () => {
    const merged = '<tr><td colspan="2">Tea</td><td>₹20</td></tr>';
    expect(htmlOf(`<table>${merged}${row('Milk', 'cold', '₹30')}</table>`)).toContain(
      '<td>cold</td><td class="number">₹30</td>',
    );
    expect(htmlOf(`<table><tr><td rowspan="2">Tea</td><td>₹20</td></tr>${row('₹30')}</table>`)).not.toContain('number');
  });

  test('scroll in a container that has the name of their caption or of the heading above them', () => {
    const named = (name: string) => `<div class="scroll-row" role="group" aria-label="${name}" tabindex="0"><table>`;
    const table = `<table>${row('a')}</table>`;
    expect(htmlOf(table)).toContain(named('Table'));
    expect(htmlOf(`<h2>Prices</h2><p>a</p>${table}`)).toContain(named('Table: Prices'));
    expect(htmlOf(`<h2>Prices</h2><table><caption>Tea</caption>${row('a')}</table>`)).toContain(named('Table: Tea'));
  });
});
