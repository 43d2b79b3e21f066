import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageLink } from '../app/navigation/PageLink.tsx';
import { PageLoaderContext } from '../app/page-loader-context.ts';
import { createPageLoader } from './page-loader.ts';

const loader = createPageLoader({ loadApi: () => Promise.reject(new Error('Not loaded')) });
const link = (to: string) => (
  <PageLoaderContext value={loader}>
    <PageLink to={to} />
  </PageLoaderContext>
);

test.each([
  '/media/2026/price-list.pdf',
  '/art/a-b.svg',
  '/share/about.png',
  '/uploads/a.pdf?v=2',
  '/feed.xml',
  '/blog/feed.json#latest',
  '/blog/tag/seo/feed.xml',
  '/booking/1.abc.ics',
  '/calendar/secret.ics',
  '/api/services',
  '/terms-of-service',
])('the browser requests %s from the server', (to) => {
  // Without a router, a link that navigates in the browser cannot be rendered.
  expect(renderToStaticMarkup(link(to))).toBe(`<a href="${to}"></a>`);
});

test.each(['/', '/blog?page=2', '/blog/on-time#prices', '/services/web-app-development', '/portfolio/1', '#prices'])(
  'the router shows %s',
  (to) => {
    expect(() => renderToStaticMarkup(link(to))).toThrow('Router');
    const shown = renderToStaticMarkup(<MemoryRouter>{link(to)}</MemoryRouter>);
    expect(shown).toBe(`<a href="${to.replace(/^#/, '/#')}"></a>`);
  },
);
