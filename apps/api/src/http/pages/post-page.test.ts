import { describe, expect, test } from 'vitest';
import { bodies, testAdmin } from '../../testing/content.ts';

const url = `/blog/${bodies.post.slug}`;
const open = () => testAdmin({ env: { PUBLIC_URL: 'https://agency.example' } });

const content = `
<h2>Why words</h2><p>${'Plain <strong>words</strong> win. '.repeat(6)}</p>
<ul><li>Short</li><li><a href="/contact">True</a></li></ul>
<script>alert(1)</script>`;

test('sends an article as Markdown to clients that prefer it', async () => {
  const { add, send } = await open();
  await add('post', { content });
  const { status, headers, text } = await send('GET', url, undefined, { accept: 'text/markdown' });
  expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(text).toMatch(/^# How we choose words\n/);
  expect(text).toContain('Asha Rao, 2025-05-01');
  expect(text).toContain('<https://agency.example/blog/how-we-choose-words>');
  expect(text).toContain('## Why words');
  expect(text).toContain('**words**');
  expect(text).toMatch(/-\s+\[True\]\(https:\/\/agency\.example\/contact\)/);
  expect(text).not.toContain('alert(1)');
});

test.each([
  ['text/html', 'html'],
  ['*/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['text/html;q=0.5, text/markdown', 'markdown'],
  ['text/markdown;q=0.5, text/html', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown, */*;q=0.1', 'markdown'],
  ['TEXT/MARKDOWN', 'markdown'],
  ['nonsense', 'html'],
])('Accept: %s gets %s, and Vary names Accept', async (accept, kind) => {
  const { add, send } = await open();
  await add('post');
  const { status, headers } = await send('GET', url, undefined, { accept });
  expect([status, headers['content-type']]).toEqual([200, `text/${kind}; charset=utf-8`]);
  expect(String(headers.vary)).toMatch(/(^|, )Accept($|,)/i);
});

test('sends the page when the Accept header has more than 1,000 characters', async () => {
  const { add, send } = await open();
  await add('post');
  for (const [length, kind] of [
    [980, 'markdown'],
    [1_001, 'html'],
    [14_000, 'html'],
  ] as const) {
    const accept = `text/markdown,${'a/b,'.repeat(length / 4)}`.slice(0, length);
    for (const from of ['renderer', 'cache']) {
      const { headers } = await send('GET', url, undefined, { accept });
      expect(headers['content-type'], `${length} ${from}`).toBe(`text/${kind}; charset=utf-8`);
    }
  }
});

test('sends no Markdown for drafts and missing articles', async () => {
  const { add, send } = await open();
  await add('post', { published: false });
  for (const path of [url, '/blog/nowhere', `/blog/${'x'.repeat(2400)}`]) {
    const { headers } = await send('GET', path, undefined, { accept: 'text/markdown' });
    expect([path, headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
  }
});

test.each(['<figure>', '<ol start=1><li>', '<b>', '<blockquote>'])(
  'converts %s nested as deep as the size of an article allows',
  async (tags) => {
    const { add, send } = await open();
    await add('post', { content: `${tags.repeat(49_000 / tags.length)}${'Many words. '.repeat(10)}` });
    const { status, text } = await send('GET', url, undefined, { accept: 'text/markdown' });
    expect([status, text.includes('Many words.')]).toEqual([200, true]);
  },
);

async function readMarkdown(content: string): Promise<string> {
  const { add, send } = await open();
  // The filler satisfies the minimum length; the part after the rule is under test.
  await add('post', { content: `<p>${'Many words. '.repeat(10)}</p><hr>${content}` });
  const { text } = await send('GET', url, undefined, { accept: 'text/markdown' });
  return text.slice(text.indexOf('* * *') + 5).trim();
}

test.each([
  ['<p>1) first</p>', '1\\) first'],
  ['<p>12345.</p>', '12345\\.'],
  ['<h3>C #</h3>', '### C \\#'],
  ['<p>See<a href="/contact"></a> us</p>', 'See us'],
  ['<p>a | b<br>| --- | --- |<br>c | d</p>', 'a | b  \n| \\--- | --- |  \nc | d'],
  ['<p>a | b<br>:--|<u>--:</u></p>', 'a | b  \n:\\--|\\--:'],
  ['<p>a<br>:-</p>', 'a  \n:\\-'],
  ['<p>a<br><u>|</u> -|</p>', 'a  \n| \\-|'],
  ['<p><b>Either</b> | <b>or</b> - <b>all</b>: or - nothing |</p>', '**Either** | **or** - **all**: or - nothing |'],
])('escapes text that Markdown would interpret: %s', async (html, markdown) => {
  expect(await readMarkdown(html)).toBe(markdown);
});

test.each([
  ['<h2>One<br>two</h2>', '## One two'],
  ['<h3>One <br><br> <b>two</b><br></h3>', '### One **two**'],
  ['<h3>C<br>#</h3>', '### C \\#'],
  ['<h4><p>One</p><p>two</p></h4>', '#### One two'],
])('keeps a heading on one line: %s', async (html, markdown) => {
  expect(await readMarkdown(`${html}<p>After</p>`)).toBe(`${markdown}\n\nAfter`);
});

test.each([
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '&lt;script>alert(1)&lt;/script>'],
  ['<p>&amp;lt;i&amp;gt; &amp;#60; R&amp;D</p>', '&amp;lt;i&amp;gt; &amp;#60; R&D'],
  ['<p>Use <code>&lt;b&gt; &amp;amp;</code></p>', 'Use `<b> &amp;`'],
  ['<pre><code class="language-html">&lt;b&gt;\n&amp;lt;</code></pre>', '```html\n<b>\n&lt;\n```'],
  ['<pre>&lt;b&gt;\n  two</pre>', '```\n<b>\n  two\n```'],
  ['<pre><code>a\n  ```\n&lt;script&gt;</code></pre>', '````\na\n  ```\n<script>\n````'],
  ['<p><code>&lt;b&gt;`</code><code>c</code></p>', '<code>&lt;b>\\`</code>`c`'],
  ['<p><kbd>~</kbd>~~ a\\~</p>', '\\~\\~\\~ a\\\\\\~'],
  ['<p>a <img src="/x.png" alt="](x) &lt;script&gt;"></p>', 'a ![\\](x) &lt;script>](https://agency.example/x.png)'],
  [
    '<p><a href="mailto:\\&lt;b a(1)&gt;" title="\\&quot; &lt;b&gt;">Go</a></p>',
    '[Go](mailto:%5C%3Cb%20a\\(1\\)%3E "\\\\\\" &lt;b>")',
  ],
  ['<p><a href="/a?b=1&amp;amp;copy;c">Go</a></p>', '[Go](https://agency.example/a?b=1&amp;amp;copy;c)'],
])('keeps the text and the code of %s', async (content, markdown) => {
  expect(await readMarkdown(content)).toBe(markdown);
});

describe('a table', () => {
  test('of plain rows becomes a Markdown table', async () => {
    const heads = '<thead><tr><th><p>Name</p></th><th>Price | unit</th></tr></thead>';
    const rows =
      '<tbody><tr><td><code>a|b</code></td><td>&lt;b&gt;<br>two</td></tr><tr><td></td><td>3</td></tr></tbody>';
    expect(await readMarkdown(`<p>One</p><table><caption>Prices</caption>${heads}${rows}</table><p>Two</p>`)).toBe(
      [
        'One\n\nPrices\n',
        '| Name | Price \\| unit |\n| --- | --- |',
        '| `a\\|b` | &lt;b><br>two |\n|  | 3 |\n\nTwo',
      ].join('\n'),
    );
  });

  test('without a heading row gets an empty one', async () => {
    expect(await readMarkdown('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>')).toBe(
      '|  |  |\n| --- | --- |\n| a | b |\n| c | d |',
    );
  });

  test('with merged cells or blocks stays HTML', async () => {
    const cells = ['<td colspan="2">a</td>', '<td><ul><li>a</li></ul></td>', '<td><pre>a\n\n&lt;b&gt;</pre></td>'];
    for (const cell of cells) {
      const text = await readMarkdown(`<table><tr>${cell}</tr></table>`);
      expect(text).toBe(`<table><tbody><tr>${cell.replace('\n\n', '&#10;\n')}</tr></tbody></table>`);
    }
  });
});

const elsewhere = ['/feed.xml', '/feed.json', url];

test('removes unsafe URLs from pages, feeds and Markdown', async () => {
  const { add, send } = await open();
  const links = [
    '/\\evil.example',
    '/&#9;/evil.example',
    '/&#10;/evil.example',
    '\\\\evil.example',
    'javascript:evil.example',
  ];
  const pictures = '<img src="/\\evil.example/x.png" alt="x"><img src="/&#9;/evil.example/x.png" alt="x">';
  await add('post', { content: `<p>${links.map((to) => `<a href="${to}">Go</a>`).join(' ')}</p>${pictures}` });
  const page = `/trpc/post.article?input=${encodeURIComponent(JSON.stringify({ slug: bodies.post.slug }))}`;
  for (const path of [page, ...elsewhere]) {
    const { status, text } = await send('GET', path, undefined, { accept: 'text/markdown' });
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).not.toContain('evil.example');
  }
});

test('resolves links alike in feeds and Markdown, and removes links without a target', async () => {
  const { add, send } = await open();
  const links = ['#part', 'rel/x', '?q=1', '../about', '/contact', 'https://x.example/a', 'mailto:a@b.example'];
  await add('post', { content: `<p>${links.map((to) => `<a href="${to}">Go</a>`).join(' ')}</p>` });
  for (const path of elsewhere) {
    const { text } = await send('GET', path, undefined, { accept: 'text/markdown' });
    const found = [...text.matchAll(/(?:href=\\?"|\]\()([^"\\)]+)/g)].map(([, to]) => to);
    expect(
      found.filter((to) => !to?.endsWith('feed.xml')),
      path,
    ).toEqual([
      `https://agency.example${url}#part`,
      `https://agency.example${url}?q=1`,
      'https://agency.example/contact',
      'https://x.example/a',
      'mailto:a@b.example',
    ]);
  }
});
