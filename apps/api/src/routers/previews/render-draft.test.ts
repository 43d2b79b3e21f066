import { defaultCopy } from '@site/schema/copy-pages';
import { lookCopy } from '@site/schema/look-copy';
import type { PreviewInput } from '@site/schema/version';
import { createTRPCClient } from '@trpc/client';
import { expect, test } from 'vitest';
import { fakeWeb, testCaller } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import type { AppRouter, MailRenderer, PageRenderer } from '../../trpc/public-types.ts';

const home = defaultCopy('home');
const renamed = { ...home, hero: { ...home.hero, title: 'Hello from {name}' } };

type Api = ReturnType<typeof createTRPCClient<AppRouter>>;

/** An administrator whose previews contain what a page reads, as JSON. */
async function previewing(read: (api: Api, last: string) => Promise<unknown>) {
  const render: PageRenderer = async ({ url, link }) => {
    const api = createTRPCClient<AppRouter>({ links: [link] });
    return { status: 200, html: JSON.stringify(await read(api, url.slice(url.lastIndexOf('/') + 1))) };
  };
  const admin = await testAdmin({ deps: { web: { ...fakeWeb, render } } });
  const preview = async (input: PreviewInput) => {
    const { status, body } = await admin.sendAsAdmin('POST', '/trpc/version.preview', input);
    if (status !== 200) return { status };
    return JSON.parse((body as { result: { data: { json: { html: string } } } }).result.data.json.html);
  };
  const owner = testCaller(admin, admin.session.authorization);
  return { admin, preview, owner, visitor: testCaller(admin) };
}

test('previews texts that are not saved with the facts of the agency; texts that cannot be shown are the stored ones', async () => {
  const { preview, visitor } = await previewing(async (api) => (await api.copy.home.query()).hero);
  const content = { ...renamed, hero: { ...renamed.hero, lead: '', interchange: 7 } };
  const { interchange } = home.hero;
  expect(await preview({ kind: 'copy', key: 'home', content })).toMatchObject({
    title: 'Hello from Ascent Digital',
    lead: '',
    interchange,
  });
  expect((await visitor.copy.home()).hero.title).toBe(home.hero.title);
  expect(await preview({ kind: 'copy', key: 'nowhere', content: {} })).toEqual({ status: 400 });
});

test('the facts of the site have a look once a colour or a picture differs, and previews show an unsaved one', async () => {
  const { preview, visitor, owner } = await previewing(
    async (api) => (await api.site.facts.query()).look ?? ('design' as const),
  );
  const ofLook = (content: object) => preview({ kind: 'copy', key: 'look', content: content as never });
  const yellow = lookCopy.parse({ colors: { teal: { dark: '#ffcc00' } } });
  expect(await visitor.site.facts()).not.toHaveProperty('look');
  expect(await ofLook(yellow)).toEqual({ colors: { dark: { teal: '#ffcc00' } } });
  await owner.copy.save({ page: 'look', values: yellow });
  expect((await visitor.site.facts()).look).toEqual({ colors: { dark: { teal: '#ffcc00' } } });
  expect(await ofLook(lookCopy.parse({}))).toBe('design');
});

test('previews facts of the agency that are not saved', async () => {
  const { preview, visitor } = await previewing(async (api) => {
    const { brand, texts } = await api.site.facts.query();
    return [brand.name, brand.email, texts.footer.copyright];
  });
  const { email, ...brand } = (await visitor.site.facts()).brand;
  expect(await preview({ kind: 'setting', key: 'brand', content: { ...brand, name: 'Up', email: 'up@' } })).toEqual([
    'Up',
    email,
    expect.stringContaining(' Up.'),
  ]);
});

test('previews a mail with texts that are not saved, and shows saved ones in the settings', async () => {
  const rendered: string[] = [];
  const renderMail: MailRenderer = (template, _data, { texts }) => {
    rendered.push(template);
    return { subject: texts.invitation.subject, html: texts.invitation.heading, text: '' };
  };
  const admin = await testAdmin({ deps: { web: { ...fakeWeb, renderMail } } });
  const owner = testCaller(admin, admin.session.authorization);
  const mail = defaultCopy('mail');
  const values = { ...mail, invitation: { ...mail.invitation, heading: '{name} calls', subject: 'On {when}' } };
  const ofMail = { kind: 'copy', key: 'mail', content: values } as const;
  expect(await owner.version.preview(ofMail)).toEqual({ html: 'Ascent Digital calls' });
  await owner.version.preview({ ...ofMail, part: 'cancelled' });
  await owner.version.preview({ ...ofMail, part: 'greeting' });
  expect(rendered).toEqual(['invitation', 'cancelled', 'invitation']);
  expect((await owner.mail.preview({ template: 'invitation' })).html).toBe('Your call is requested');
  await owner.copy.save({ page: 'mail', values });
  expect(await owner.mail.preview({ template: 'invitation' })).toMatchObject({ subject: 'On {when}' });
});

test('previews the page of a post that is not saved, with sanitised content', async () => {
  const { preview, visitor } = await previewing((api, slug) => api.post.article.query({ slug }));
  const content = `<p>${'word '.repeat(30)}</p><script>alert(1)</script>`;
  const post = { ...bodies.post, slug: 'not-saved', content };
  expect(await preview({ kind: 'post', content: post })).toMatchObject({
    title: bodies.post.title,
    html: `<p>${'word '.repeat(30)}</p>`,
  });
  await expect(visitor.post.article({ slug: 'not-saved' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the preview of a stored post shows the dates of that post', async () => {
  const { admin, preview, owner } = await previewing((api, slug) => api.post.article.query({ slug }));
  const { id, updatedAt } = await owner.post.create(bodies.post);
  admin.advance(60_000);
  const shown = await preview({ kind: 'post', key: String(id), content: bodies.post });
  expect(shown).toMatchObject({ updatedAt: updatedAt.toISOString() });
});

const reads = {
  page: (api: Api, slug: string) => api.page.article.query({ slug }),
  post: (api: Api, slug: string) => api.post.article.query({ slug }),
  project: async (api: Api, id: string) => (await api.project.detail.query({ id: Number(id) })).project,
  caseStudy: async (api: Api, id: string) => (await api.caseStudy.detail.query({ id: Number(id) })).caseStudy,
  service: async (api: Api, slug: string) => (await api.service.detail.query({ slug })).service,
  category: (api: Api, slug: string) => api.category.bySlug.query({ slug }),
};

test.each([
  ['post', { content: '<p>Three short words</p>' }, { title: 'Untitled', html: '<p>Three short words</p>', tags: [] }],
  ['page', { title: 'About', slug: 'about' }, { title: 'About', html: '', sections: [] }],
  ['project', { title: 'A' }, { title: 'A', description: '', technologies: [], projectUrl: null }],
  ['caseStudy', { results: 'Up' }, { title: 'Untitled', results: 'Up', imageUrl: '' }],
  ['service', { title: 'SEO', href: '/contact' }, { title: 'SEO', features: [], serviceDetails: [], active: true }],
  ['category', { name: 'N', color: 'red' }, { name: 'N', color: '#3B82F6', description: null }],
] as const)('previews an unfinished %s', async (kind, content, shown) => {
  const { preview } = await previewing(reads[kind]);
  expect(await preview({ kind, content })).toMatchObject(shown);
});

test('a preview shows a text of any length, and no address that a browser would run', async () => {
  const { preview } = await previewing(reads.project);
  const title = 'Long '.repeat(100);
  const bad = `javascript:${'a'.repeat(600)}`;
  expect(
    await preview({ kind: 'project', content: { title, projectUrl: bad, imageUrl: bad, technologies: 'React' } }),
  ).toMatchObject({ title, projectUrl: null, imageUrl: '', technologies: [] });
});

test('previews the steps of a project, also with a label that is too long or missing', async () => {
  const { preview } = await previewing(async (api, last) => {
    const { project } = await api.project.detail.query({ id: Number(last) });
    return [project.before, project.after];
  });
  const before = [{ label: 'a'.repeat(80), value: '6 s' }];
  const content = { title: 'Three words', before, after: [{ label: '', value: '5 s' }] };
  expect(await preview({ kind: 'project', content })).toEqual([before, [{ label: '', value: '5 s' }]]);
});

test('previews the gallery of a project, also with a caption that is too long, and without one that cannot be shown', async () => {
  const { preview } = await previewing(async (api, last) => {
    const { project, altTexts } = await api.project.detail.query({ id: Number(last) });
    return [project.gallery, altTexts];
  });
  const image = `/media/${'1'.repeat(24)}-1600x900-aabbcc/hall.jpg`;
  const long = [{ image, caption: 'a'.repeat(300) }];
  const of = (gallery: unknown) => preview({ kind: 'project', content: { title: 'Three words', gallery } });
  expect(await of(long)).toEqual([long, {}]);
  expect(await of([{ image: 'nowhere', caption: '' }])).toEqual([[], {}]);
  expect(await of(undefined)).toEqual([[], {}]);
});
