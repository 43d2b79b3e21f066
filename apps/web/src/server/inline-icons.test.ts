import { expect, test } from 'vitest';
import { inlineIcons } from './inline-icons.ts';

const use = (name: string) => `<svg><use href="#icon-${name}"></use></svg>`;

test('inlines each icon that the page uses once and no others', () => {
  const html = inlineIcons(`<body>${use('code')}${use('train')}${use('code')}</body>`);
  expect([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['icon-code', 'icon-train']);
});
