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

const firstPages = [paths.home, paths.services, ...landingSlugs.map(paths.service), paths.portfolio, paths.blog];

test('the pages most visits begin with are made once, before anybody asks', async () => {
  const { send, renders } = await warmedSite();
  await vi.waitFor(() => expect(renders).toEqual(expect.arrayContaining(firstPages)), { timeout: 5_000 });
  for (const path of firstPages) expect((await send('GET', path)).status, path).toBe(200);
  expect(renders).toHaveLength(new Set(renders).size);
});

test('after a write they are made anew, and a visitor finds them ready', async () => {
  const { send, login, renders } = await warmedSite();
  await vi.waitFor(() => expect(renders).toContain(paths.about), { timeout: 5_000 });
  renders.length = 0;
  expect(await send('POST', '/api/services', bodies.service, await login())).toMatchObject({ status: 201 });
  await vi.waitFor(() => expect(renders).toContain(paths.about), { timeout: 5_000 });
  const made = renders.length;
  for (const path of firstPages) await send('GET', path);
  expect(renders).toHaveLength(made);
});
