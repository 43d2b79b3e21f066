import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormattedText } from './FormattedText.tsx';

const contacts = { 'a+b@agency.example': 'mailto:a+b@agency.example', '+91 (11) 55': 'tel:+911155' };
const Link = ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>;
const html = (text: string) => renderToStaticMarkup(<FormattedText text={text} contacts={contacts} Link={Link} />);

test.each([
  ['One.\nStill one.\n\nTwo.', '<p>One. Still one.</p><p>Two.</p>'],
  ['Before:\n- a\n- b\nAfter.', '<p>Before:</p><ul><li>a</li><li>b</li></ul><p>After.</p>'],
  ['\n\n- a\n \n\n- b\n', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ['A **bold [page](/terms?a=b)**!', '<p>A <strong>bold <a href="/terms?a=b">page</a></strong>!</p>'],
  ['[Elsewhere](https://b.example/c)', '<p><a href="https://b.example/c">Elsewhere</a></p>'],
  [
    'Write to a+b@agency.example or +91 (11) 55.',
    '<p>Write to <a href="mailto:a+b@agency.example">a+b@agency.example</a> or <a href="tel:+911155">+91 (11) 55</a>.</p>',
  ],
])('shows %j as HTML', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test('shows other text unchanged, and does not link to dangerous URLs', () => {
  const text = 'a*b [x](javascript:alert(1)) [y](//evil.example) <b>2 ** 3';
  expect(html(text)).toBe('<p>a*b [x](javascript:alert(1)) [y](//evil.example) &lt;b&gt;2 ** 3</p>');
});
