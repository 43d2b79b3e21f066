import { insertProject } from '@site/db/project';
import { defaultCopy } from '@site/schema/copy-pages';
import { projectInput } from '@site/schema/project';
import { createTRPCClient } from '@trpc/client';
import { expect, test } from 'vitest';
import { fakeWeb, testCaller } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import type { AppRouter, PageRenderer } from '../../trpc/public-types.ts';

/** An administrator who sees a page of a project with the facts of the agency and the title of the home page. */
async function site() {
  const render: PageRenderer = async ({ url, link }) => {
    const api = createTRPCClient<AppRouter>({ links: [link] });
    const { project } = await api.project.detail.query({ id: Number(url.slice(url.lastIndexOf('/') + 1)) });
    const [{ brand }, { hero }] = [await api.site.facts.query(), await api.copy.home.query()];
    return { status: 200, html: JSON.stringify([project.title, brand.name, hero.title]) };
  };
  const admin = await testAdmin({ deps: { web: { ...fakeWeb, render } } });
  const now = admin.deps.now().getTime();
  /** The time after so many minutes; a session ends without requests for an hour. */
  const after = (minutes: number) => new Date(now + minutes * 60_000);
  const { id } = await insertProject(admin.deps.db, projectInput.parse(bodies.project), after(-100));
  const past = async (time: Date, key = id) => {
    const input = encodeURIComponent(JSON.stringify({ kind: 'project', key: String(key), at: time }));
    return admin.send('GET', `/trpc/version.past?input=${input}`, undefined, admin.session);
  };
  const at = async (time: Date) => {
    const { body } = (await past(time)) as { body: { result: { data: { json: { html: string } } } } };
    const { html, ...rest } = body.result.data.json;
    return [...JSON.parse(html), rest];
  };
  return { ...admin, owner: testCaller(admin, admin.session.authorization), id, past, at, after };
}

const home = defaultCopy('home');

test('shows a record with the texts and the facts of the agency of a moment, and the oldest known ones before', async () => {
  const { owner, id, at, after, setTime } = await site();
  const { brand } = await owner.site.facts();
  const save = async (time: Date, name: string) => {
    setTime(time.toISOString());
    await owner.project.replace({ ...bodies.project, id, title: `Title ${name}` });
    await owner.site.saveBrand({ ...brand, name: `Agency ${name}` });
    await owner.copy.save({ page: 'home', values: { ...home, hero: { ...home.hero, title: `Hero ${name}` } } });
  };
  await save(after(10), 'one');
  await save(after(20), 'two');

  const of = (savedAt: Date) => ({ savedAt: savedAt.toISOString(), isOldestKnown: false, isHidden: false });
  const first = [bodies.project.title, brand.name, home.hero.title];
  expect(await at(after(-200))).toEqual([...first, { ...of(after(-100)), isOldestKnown: true }]);
  expect(await at(after(5))).toEqual([...first, of(after(-100))]);
  const second = ['Title one', 'Agency one', 'Hero one', of(after(10))];
  expect(await at(after(10))).toEqual(second);
  expect(await at(after(19))).toEqual(second);
  expect((await at(after(20))).slice(0, 3)).toEqual(['Title two', 'Agency two', 'Hero two']);
});

test('shows what was never changed as it is, and nothing before it existed', async () => {
  const { owner, id, at, past, after, setTime } = await site();
  expect(await at(after(-50))).toEqual([
    bodies.project.title,
    'Ascent Digital',
    home.hero.title,
    { savedAt: null, isOldestKnown: false, isHidden: false },
  ]);
  setTime(after(10).toISOString());
  const created = await owner.project.create({ ...bodies.project, title: 'Later' });
  const missing = await past(after(5), created.id);
  expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('It did not exist at that time')]);
  expect((await past(after(5), id + 100)).status).toBe(404);
});
