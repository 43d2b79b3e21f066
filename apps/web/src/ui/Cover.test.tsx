import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cover } from './Cover.tsx';

test('loads a photo with an http URL over https', () => {
  const html = renderToStaticMarkup(<Cover imageUrl="http://cdn.example/a.jpg" seed="a" alt="A" />);
  expect(html).toContain('src="https://cdn.example/a.jpg"');
});
