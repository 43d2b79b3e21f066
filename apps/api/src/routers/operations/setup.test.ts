import { startEmptySite } from '@site/db/seed/empty-site';
import { brandDefaults } from '@site/schema/brand-defaults';
import { blankCopy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { createTRPCClient } from '@trpc/client';
import { expect, test } from 'vitest';
import { fakeWeb, testCaller } from '../../testing/app.ts';
import { testAdmin } from '../../testing/content.ts';
import type { AppRouter, PageRenderer } from '../../trpc/public-types.ts';

/** Starts a site with `SEED=none`. Its fake renderer outputs the name, the introduction, metadata and project titles. */
async function emptySite() {
  const rendered: string[] = [];
  const render: PageRenderer = async ({ url, link }) => {
    rendered.push(url);
    const api = createTRPCClient<AppRouter>({ links: [link] });
    const { brand } = await api.site.facts.query();
    const titles = url === paths.portfolio ? (await api.project.showcase.query()).map(({ title }) => title) : [];
    const { lead } = url === paths.home ? (await api.copy.home.query()).hero : { lead: '' };
    return {
      status: url === paths.about ? 404 : 200,
      html: `<html><head><meta name="description" content="${brand.slogan}"></head><body><script>${brand.tagline}</script>
        <p>${brand.name}</p><p>${lead.replace(' ', '\n')}</p>${titles.join()}
        <script type="application/ld+json">{"email":"${brand.email}"}</script></body></html>`,
    };
  };
  const admin = await testAdmin({ deps: { web: { ...fakeWeb, render } } });
  const read = async () => {
    const { body } = await admin.send('GET', '/trpc/setup.read', undefined, admin.session);
    return (body as { result: { data: { json: Awaited<ReturnType<typeof owner.setup.read>> } } }).result.data.json;
  };
  const owner = testCaller(admin, admin.session.authorization);
  return { admin, owner, read, rendered, visitor: testCaller(admin), db: admin.deps.db };
}

test('lists what the pages say that the owner should replace, with the pages and the field', async () => {
  const { admin, owner, read, rendered, db } = await emptySite();
  expect(await read()).toBeNull();
  expect(rendered).toEqual([]);
  await startEmptySite(db);
  await admin.add('project', { title: 'For Ascent Digital' });
  const { leftovers = [] } = (await read()) ?? {};
  const all = leftovers.find(({ field }) => field === 'name')?.paths ?? [];
  expect(all).toEqual(expect.arrayContaining([paths.home, paths.services, paths.sitemap]));
  expect(all).not.toContain(paths.about);
  expect(all.length).toBeLessThanOrEqual(16);
  expect(leftovers.filter(({ page }) => !page).map(({ id: _, isKept: __, ...one }) => one)).toEqual([
    { field: 'name', text: 'Your agency', paths: all },
    { field: 'slogan', text: 'Your slogan', paths: all },
    { field: 'email', text: 'hello@your-agency.example', paths: all },
    // It is in a record, so it has no field.
    { text: 'Ascent Digital', paths: [paths.portfolio] },
  ]);
  const lead = leftovers.find(({ page }) => page === 'home');
  expect(lead).toMatchObject({ field: 'values.hero.lead', paths: [paths.home] });
  const { email, ...brand } = { ...brandDefaults, name: 'Nord', slogan: 'Up', headEmail: '' };
  await owner.site.saveBrand({ ...brand, email: 'post@nord.example' });
  const after = await read();
  expect(after?.leftovers.filter(({ page }) => !page).map(({ text }) => text)).toEqual(['Ascent Digital']);
  expect(after?.steps).toContainEqual({ step: 'project', state: 'done' });
  expect(after?.steps).toContainEqual({ step: 'mail', state: 'open' });
});

test('reading the guide fills no cache of visitors', async () => {
  const { admin, read, rendered, db } = await emptySite();
  await startEmptySite(db);
  await read();
  const before = rendered.length;
  await admin.app.inject(paths.contact);
  expect(rendered).toHaveLength(before + 1);
});

test('refuses the form "A first look" on a site with demo content, and validates its facts like the settings', async () => {
  const { owner, visitor, db } = await emptySite();
  const look = { brand: { ...brandDefaults, name: 'Nord' }, sentence: 'We plan houses.', look: { logo: '' } };
  await expect(owner.setup.firstLook(look)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await startEmptySite(db);
  await owner.setup.firstLook(look);
  expect((await visitor.site.facts()).brand).toMatchObject({ name: 'Nord', tagline: 'We plan houses.' });
  const { message } = await owner.setup.firstLook({ ...look, sentence: ' ' }).catch((error: Error) => error);
  expect(message).toContain('Sentence is required');
});

test('legal texts of an empty site are no page, link or entry of the sitemap until they are saved, and previewed before', async () => {
  const { owner, visitor, db } = await emptySite();
  const hidden = async () => (await visitor.site.facts()).navigation?.hidden.filter((path) => legal.includes(path));
  const legal: string[] = [paths.privacyPolicy, paths.terms];
  expect(await hidden()).toBeUndefined();
  await startEmptySite(db);
  expect(await hidden()).toEqual(legal);
  await expect(visitor.copy.terms()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const listed = await owner.copy.listForAdmin();
  expect(listed.filter(({ isUnpublished }) => isUnpublished).map(({ page }) => page)).toEqual(['privacy', 'terms']);
  await owner.copy.save({ page: 'terms', values: blankCopy('terms') });
  expect(await hidden()).toEqual([paths.privacyPolicy]);
  expect((await visitor.copy.terms()).sections[0]?.title).toBe('Review before going live');
  await expect(visitor.copy.privacy()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the sitemap has no unpublished legal text', async () => {
  const { admin, db } = await emptySite();
  const file = async () => (await admin.app.inject(paths.sitemapXml)).body;
  expect(await file()).toContain(paths.privacyPolicy);
  await startEmptySite(db);
  await admin.deps.content.notify();
  expect(await file()).not.toContain(paths.privacyPolicy);
  expect(await file()).toContain(paths.contact);
});

test('the preview of an unpublished legal text shows it', async () => {
  const render: PageRenderer = async ({ link }) => {
    const api = createTRPCClient<AppRouter>({ links: [link] });
    return { status: 200, html: (await api.copy.privacy.query()).header.title };
  };
  const admin = await testAdmin({ deps: { web: { ...fakeWeb, render } } });
  await startEmptySite(admin.deps.db);
  const blank = blankCopy('privacy');
  const content = { ...blank, header: { ...blank.header, title: 'Datenschutz' } };
  const { text } = await admin.sendAsAdmin('POST', '/trpc/version.preview', { kind: 'copy', key: 'privacy', content });
  expect(text).toContain('Datenschutz');
});

test('a text that the owner keeps is marked until it changes or is brought back, and its step is done', async () => {
  const { owner, read, db } = await emptySite();
  await expect(owner.setup.keep({ id: 'a', kept: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await startEmptySite(db);
  const lead = async () => (await read())?.leftovers.find(({ page }) => page === 'home');
  const stateOfStep = async () => (await read())?.steps.find(({ step }) => step === 'homeTexts')?.state;
  const id = (await lead())?.id ?? '';
  expect([(await lead())?.isKept, await stateOfStep()]).toEqual([false, 'open']);
  await owner.setup.keep({ id, kept: true });
  expect([(await lead())?.isKept, await stateOfStep()]).toEqual([true, 'done']);
  await owner.setup.keep({ id, kept: false });
  expect([(await lead())?.isKept, await stateOfStep()]).toEqual([false, 'open']);
});
