import { landingSlugs, paths } from '@site/schema/paths';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';
import { startWarming } from './warm-pages.ts';

async function warmedSite() {
  const renders: string[] = [];
  const render = async ({ url }: { url: string }) => {
    renders.push(url);
    return { status: 200, html: `<p>${url}</p>` };
  };
  const site = await testApp({ deps: { web: { ...fakeWeb, render } } });
  const warming = startWarming(site.app, site.deps.content);
  onTestFinished(warming.stop);
  return { ...site, renders };
}

const popularPages = [paths.home, paths.services, ...landingSlugs.map(paths.service), paths.portfolio, paths.blog];

test('renders popular pages once, before the first request', async () => {
  const { send, renders } = await warmedSite();
  await vi.waitFor(() => expect(renders).toEqual(expect.arrayContaining(popularPages)), { timeout: 5_000 });
  for (const path of popularPages) expect((await send('GET', path)).status, path).toBe(200);
  expect(renders).toHaveLength(new Set(renders).size);
});

test('renders pages again after a write, most visited first', async () => {
  const { send, login, renders } = await warmedSite();
  await vi.waitFor(() => expect(renders).toContain(paths.about), { timeout: 5_000 });
  for (const path of ['/visited', '/visited', paths.about, paths.about, paths.about]) await send('GET', path);
  renders.length = 0;
  expect(await send('POST', '/api/services', bodies.service, await login())).toMatchObject({ status: 201 });
  await vi.waitFor(() => expect(renders).toHaveLength(popularPages.length + 5), { timeout: 5_000 });
  expect(renders.slice(0, 2)).toEqual([paths.about, '/visited']);
  for (const path of ['/visited', ...popularPages]) await send('GET', path);
  expect(renders).toHaveLength(popularPages.length + 5);
});
