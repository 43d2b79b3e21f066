import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Features } from './Features.tsx';

test('has six styles with different colours and icons, and repeats them from the seventh card on', () => {
  const html = renderToStaticMarkup(<Features features={['a', 'b', 'c', 'd', 'e', 'f', 'g']} blurb="" />);
  for (const pattern of [/data-line="(\w+)"/g, /href="#icon-([\w-]+)"/g]) {
    const values = [...html.matchAll(pattern)].map(([, value]) => value);
    expect(values).toHaveLength(7);
    expect(new Set(values).size).toBe(6);
    expect(values[6]).toBe(values[0]);
  }
});
