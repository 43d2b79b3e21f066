import type { MediaItem } from '@site/schema/media';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { picture, testUploads } from '../testing/uploads.ts';

const photo = (width = 900, height = 600, color = '#3366cc') => picture({ width, height }, color).jpeg().toBuffer();

async function library() {
  const api = await testUploads();
  return { ...api, caller: testCaller(api, (await api.login()).authorization) };
}

const pdf = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';

const stored = (item: MediaItem) => ({ ...bodies.project, imageUrl: item.url });

test('the same file is stored once, even if it was deleted in between', async () => {
  const { upload, caller } = await library();
  const content = await photo();
  const [first, second] = await Promise.all([upload(content, 'one.jpg'), upload(content, 'two.jpg')]);
  expect(second.body.id).toBe(first.body.id);
  await caller.media.update({ id: first.body.id, alt: 'Blue' });
  await caller.media.remove({ id: first.body.id });
  expect((await upload(content)).body).toMatchObject({ id: first.body.id, alt: 'Blue', isKnown: true });
  expect((await caller.trash.listForAdmin({})).total).toBe(0);
});

test('replacing a file and moving its focal point change the records that show it', async () => {
  const { upload, caller } = await library();
  const [old, other] = [(await upload(await photo())).body, (await upload(await photo(300, 200, '#cc0000'))).body];
  await caller.media.update({ id: old.id, alt: 'Blue' });
  const project = await caller.project.create(stored(old as never));
  const moved = await caller.media.update({ id: old.id, focalX: 10, focalY: 90 });
  expect((await caller.project.byId({ id: project.id })).imageUrl).toBe(`${old.url}#focus=10,90`);
  expect(moved.url).toBe(`${old.url}#focus=10,90`);
  expect(await caller.media.uses({ id: old.id })).toMatchObject([{ kind: 'project', recordId: project.id }]);

  const replaced = await caller.media.replace({ id: old.id, by: other.id });
  expect(replaced).toMatchObject({ changed: 1, wasUsed: false, media: { id: other.id, alt: 'Blue' } });
  expect((await caller.project.byId({ id: project.id })).imageUrl).toBe(other.url);
  expect((await caller.trash.listForAdmin({})).items).toMatchObject([{ kind: 'media', recordId: old.id }]);
});

test('the pages of a project, a case study and a service get the alternative text of their picture from the library', async () => {
  const { upload, caller } = await library();
  const { url, id: mediaId } = (await upload(await photo())).body as never as MediaItem;
  await caller.media.update({ id: mediaId, alt: 'Blue' });
  const imageUrl = `${url}#focus=10,90`;
  const project = await caller.project.create({ ...bodies.project, imageUrl });
  const caseStudy = await caller.caseStudy.create({ ...bodies.caseStudy, imageUrl });
  const { href } = await caller.service.create({ ...bodies.service, imageUrl });
  const slug = href.split('/').at(-1) ?? '';
  for (const { altTexts } of [
    await caller.project.detail({ id: project.id }),
    await caller.caseStudy.detail({ id: caseStudy.id }),
    await caller.service.detail({ slug }),
  ]) {
    expect(altTexts).toEqual({ [imageUrl]: 'Blue' });
  }
});

test('a picture cannot be replaced by a document', async () => {
  const { upload, caller } = await library();
  const [photograph, document] = [(await upload(await photo())).body, (await upload(pdf)).body];
  await expect(caller.media.replace({ id: photograph.id, by: document.id })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'Only a picture can replace a picture.',
  });
});

test('a file in use cannot be deleted, and the message says where it is used', async () => {
  const { upload, caller } = await library();
  const { body } = await upload(await photo());
  const { body: unused } = await upload(await photo(300, 200));
  await caller.project.create({ ...stored(body as never), title: 'Tea shop' });
  await caller.project.create(stored(body as never));
  await expect(caller.media.remove({ id: body.id })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This file is used in the project "Tea shop" and in 1 other place. Replace it there first.',
  });
  expect(await caller.media.removeMany({ ids: [body.id, unused.id, 99] })).toEqual({ removed: [unused.id], kept: 1 });
  expect((await caller.media.listForAdmin({})).items).toMatchObject([{ id: body.id }]);
});

test('a visitor cannot add a file', async () => {
  const api = await testUploads();
  await expect(testCaller(api).media.add({} as never)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const { status } = await api.send('POST', '/trpc/media.add', {}, api.session);
  expect(status).toBe(404);
});

test('the list of files and one file are available over REST, and their texts can be changed', async () => {
  const { upload, sendAsAdmin } = await library();
  const {
    body: { isKnown, ...body },
  } = await upload(await photo(300, 200));
  expect(isKnown).toBe(false);
  expect((await sendAsAdmin('GET', '/api/media')).body).toEqual([body]);
  const { body: changed } = await sendAsAdmin('PATCH', `/api/media/${body.id}`, { alt: 'Blue', name: 'Sky' });
  expect(changed).toEqual({ ...body, alt: 'Blue', name: 'Sky' });
  expect((await sendAsAdmin('GET', `/api/media/${body.id}`)).body).toEqual(changed);
  expect((await sendAsAdmin('GET', `/api/media/${body.id}/uses`)).body).toEqual({ uses: [] });
  expect((await sendAsAdmin('PATCH', `/api/media/${body.id}`, { focalX: 101 })).status).toBe(400);
  expect((await sendAsAdmin('DELETE', `/api/media/${body.id}`)).body).toEqual({ message: 'File deleted successfully' });
  expect((await sendAsAdmin('GET', `/api/media/${body.id}`)).status).toBe(404);
});
