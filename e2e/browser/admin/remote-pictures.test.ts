import { fulfillProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { paste } from '../support/paste.ts';
import { uploadPictures } from '../support/pictures.ts';
import { htmlOf, postForm, postFormPath } from '../support/post-form.ts';

const remote = 'https://other.example/a.svg';

test('pictures of another site are marked, and imported from pasted text and from a field', async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/another host: https:\/\/(other\.example|127\.0\.0\.1)\//);
  expectProblem(/console error: .*400/);
  await page.route(/^https?:\/\/(other\.example|127\.0\.0\.1)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  );
  const [, url = ''] = await uploadPictures(page, headers, ['other', 'imported']);
  const [item] = (await (await page.request.get('/api/media', { headers })).json()) as object[];
  await openAdmin(postFormPath());
  const form = postForm(page);
  const offer = form.dialog.getByRole('button', { name: 'Import into the library', exact: true });

  await paste(form.editor, '<p>Seen</p><img src="http://127.0.0.1/private.png" alt="">');
  await expect(form.editor.getByText('On another site')).toBeVisible();
  await offer.click();
  await expect(form.dialog.getByRole('alert')).toHaveText(
    '127.0.0.1 is in a private network. Pictures can only be imported from the internet.',
  );
  await form.editor.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(offer).toBeHidden();

  await fulfillProcedure(page, 'media.importFromUrl', item, ['createdAt']);
  await paste(form.editor, `<p>Seen</p><img src="${remote}" alt="A door"><p>and</p><img src="${remote}" alt="">`);
  await expect(form.editor.getByText('On another site')).toHaveCount(2);
  await expect(form.dialog.getByText('A picture of this text is on another site')).toBeVisible();
  await offer.click();
  await expect(offer).toBeHidden();
  await expect(form.editor.getByText('On another site')).toHaveCount(0);
  expect(await htmlOf(form)).toBe(
    `<p>Seen</p><img src="${url}" alt="A door"><p>and</p><img src="${url}" alt="A door">`,
  );

  const featured = await form.field('Media', 'Featured image');
  await featured.fill(remote);
  await expect(form.dialog.getByRole('tabpanel').getByText('On another site')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Import into the library: Featured image' }).click();
  await expect(featured).toHaveValue(url);
  // Imported or chosen, a picture without a description asks for one.
  const question = form.dialog.getByRole('textbox', { name: 'What it shows: Featured image' });
  await expect(question).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(question).toBeHidden();
  await form.dialog.getByRole('button', { name: 'Choose from library: Featured image' }).click();
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'other' }).click();
  await expect(question).toBeVisible();
});

test('a link to YouTube and an MP4 of the library are added as videos', async ({ page, openAdmin, headers }) => {
  const file = {
    name: 'Our tour.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42'),
  };
  await page.request.post('/api/media', { headers, multipart: { file } });
  await openAdmin(postFormPath());
  const form = postForm(page);
  const dialog = page.getByRole('dialog', { name: 'Add a video' });
  const address = dialog.getByLabel('Video address');
  await form.tool('Video').click();
  await address.fill('https://videos.example/1');
  await dialog.getByLabel('Title').fill('The new station');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/^Choose an MP4 of the library, or enter/);
  await address.fill('youtu.be/dQw4w9WgXcQ');
  await address.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.type('After');
  await page.keyboard.press('Enter');

  await form.tool('Video').click();
  await dialog.getByRole('button', { name: 'Choose an MP4 from the library' }).click();
  await page.getByRole('button', { name: 'Our tour' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Our tour');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog).toBeHidden();
  const src = '/media/[a-f0-9]{24}/our-tour[.]mp4';
  expect(await htmlOf(form)).toMatch(
    new RegExp(
      '^<p><a href="https://youtu[.]be/dQw4w9WgXcQ">The new station</a></p><p>After</p>' +
        `<video src="${src}" title="Our tour" controls="" preload="none"></video>$`,
    ),
  );
});
