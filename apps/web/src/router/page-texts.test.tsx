import { paths } from '@site/schema/paths';
import { brandDefaults } from '@site/schema/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteContext } from '../app/site-facts.ts';
import { importPage, matchPage } from './routes.ts';
import { pageData, shortestTexts } from './sample-page-data.ts';

const site = { publicUrl: 'https://agency.example', brand: brandDefaults, services: [] };
const data = pageData(shortestTexts);

async function render(pathname: string) {
  const { Component } = await importPage(matchPage(pathname).module);
  return renderToStaticMarkup(
    <StaticRouter location={pathname}>
      <SiteContext value={site}>
        <Component data={data[pathname]} />
      </SiteContext>
    </StaticRouter>,
  );
}

test.each([
  [paths.home, ['Recent arrivals', 'Start Your Project']],
  [paths.about, ['Doors open 09:00 to 18:00', 'Come and ask']],
  [paths.contact, ['Or find us here', 'Rather talk?']],
])('%s hides the parts that have no text', async (pathname, headings) => {
  const html = await render(pathname);
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual(headings);
  // The status of a form is empty until something happens.
  expect(html.match(/<(ul|ol|dl|tbody|p(?! role="status")|h\d|div|section)\b[^>]*><\/\1>|“”/)?.[0]).toBeUndefined();
});
