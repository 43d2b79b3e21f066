import type { MediaItem } from '@site/schema/media';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin } from '../testing/content.ts';
import { picture, testUploads } from '../testing/uploads.ts';

const image = (digit: string) => `/media/${digit.repeat(24)}-1600x900-aabbcc/hall.jpg`;
const gallery = [
  { image: image('1'), caption: 'The hall' },
  { image: image('2'), caption: '' },
];

const changes = { project: ['PUT', '/api/portfolio'], caseStudy: ['PATCH', '/api/case-studies'] } as const;
const kinds = ['project', 'caseStudy'] as const;

test.each(kinds)('a %s has its gallery in its answers and in the list, and one without it does not', async (kind) => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const record = await add(kind, { gallery: [gallery[0], { image: image('2') }] });
  const plain = await add(kind);
  expect(record.gallery).toEqual(gallery);
  expect(plain).not.toHaveProperty('gallery');
  const [method, path] = changes[kind];
  expect((await send('GET', path)).body).toEqual([plain, record]);

  const url = `${path}/${record.id}`;
  const moved = await sendAsAdmin(method, url, { ...bodies[kind], gallery: gallery.toReversed() });
  expect(moved.body).toEqual({ ...record, gallery: gallery.toReversed() });
  const emptied = await sendAsAdmin(method, url, { ...bodies[kind], gallery: [] });
  expect(emptied.body).toEqual({ ...plain, id: record.id });
});

test('PUT without a gallery removes that of a project, PATCH keeps that of a case study', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const project = await add('project', { gallery });
  const caseStudy = await add('caseStudy', { gallery });
  const replaced = await sendAsAdmin('PUT', `/api/portfolio/${project.id}`, bodies.project);
  expect(replaced.body).not.toHaveProperty('gallery');
  const patched = await sendAsAdmin('PATCH', `/api/case-studies/${caseStudy.id}`, { title: 'Another title' });
  expect(patched.body).toEqual({ ...caseStudy, title: 'Another title' });
});

test.each(kinds)('an invalid picture of the gallery of a %s is answered with 400 at its place', async (kind) => {
  const { sendAsAdmin } = await testAdmin();
  const elsewhere = { image: 'https://example.com/a.jpg' };
  const body = { ...bodies[kind], gallery: [gallery[0], elsewhere] };
  const { status, body: answer } = await sendAsAdmin('POST', createPaths[kind], body);
  const message = 'Pictures of a gallery must be in the media library';
  expect([status, answer]).toEqual([400, { message, issues: [{ path: 'gallery.1.image', message }] }]);
});

test('pages get the alternative texts of a gallery, and its pictures are in use', async () => {
  const { upload, ...api } = await testUploads();
  const caller = testCaller(api, (await api.login()).authorization);
  const add = async (color: string, alt: string) => {
    const file = await picture({ width: 90, height: 60 }, color).jpeg().toBuffer();
    const { id, url } = (await upload(file)).body as never as MediaItem;
    await caller.media.update({ id, alt });
    return { id, url };
  };
  const [cover, hall, stairs] = [
    await add('#cc0000', ''),
    await add('#00cc00', 'A hall'),
    await add('#0000cc', 'Stairs'),
  ];
  const pictures = { imageUrl: cover.url, gallery: [{ image: hall.url }, { image: stairs.url }, { image: hall.url }] };
  const project = await caller.project.create({ ...bodies.project, ...pictures });
  const caseStudy = await caller.caseStudy.create({ ...bodies.caseStudy, ...pictures });
  const altTexts = { [hall.url]: 'A hall', [stairs.url]: 'Stairs' };
  expect(await caller.project.detail({ id: project.id })).toMatchObject({ altTexts });
  expect(await caller.caseStudy.detail({ id: caseStudy.id })).toMatchObject({ altTexts });
  expect(await caller.media.uses({ id: stairs.id })).toMatchObject([{ kind: 'project' }, { kind: 'caseStudy' }]);
  await caller.media.update({ id: hall.id, focalX: 10 });
  const { gallery: after = [] } = await caller.project.byId({ id: project.id });
  expect(after.map((one) => one.image)).toEqual([`${hall.url}#focus=10,50`, stairs.url, `${hall.url}#focus=10,50`]);
});
