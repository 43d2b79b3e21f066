import type { Locator } from '@playwright/test';
import { uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { paste } from '../support/paste.ts';
import { article, createPost, htmlOf, postForm, postFormPath } from '../support/post-form.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** 60 × 600 pixels. */
const tall =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAJYCAMAAAAJ2HUlAAAAA1BMVEUAgIBxQSaxAAAAOklEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAzwaO+AABcZPZHAAAAABJRU5ErkJggg==';

type TestFile = { name: string; base64: string };

/** Pastes files, or drops them above the first line. */
async function add(editor: Locator, kind: 'paste' | 'drop', files: TestFile[]): Promise<void> {
  await editor.evaluate(
    (element, [type, all]) => {
      const data = new DataTransfer();
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      const { x, y } = element.getBoundingClientRect();
      const place = { bubbles: true, cancelable: true, clientX: x + 30, clientY: y + 20 };
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...place, clipboardData: data })
          : new DragEvent('drop', { ...place, dataTransfer: data });
      element.dispatchEvent(event);
    },
    [kind, files] as const,
  );
}

test('pasted and dropped images are uploaded into the article, and a refused one shows the reason', {
  tag: '@long',
}, async ({ page, openAdmin, expectProblem }) => {
  expectProblem(/415/);
  await openAdmin(postFormPath());
  const form = postForm(page);
  const images = form.editor.getByRole('figure');
  const sending = Promise.withResolvers<void>();
  await page.route('**/api/media', async (route) => {
    await sending.promise;
    await route.continue();
  });
  await form.editor.pressSequentially('Below');
  await add(form.editor, 'paste', [
    { name: 'one.png', base64: pixel },
    { name: 'broken.png', base64: btoa('no picture') },
  ]);
  await page.keyboard.type('After');
  await form.save.click();
  await expect(page.getByText('A file is still being uploaded')).toBeVisible();
  sending.resolve();
  await expect(images).toHaveCount(1);
  await expect(form.editor.getByRole('alert')).toHaveText(/^This kind of file is not accepted/);
  await form.editor.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.editor.getByRole('alert')).toBeHidden();
  const described = page.waitForResponse(/media\.update/);
  await images.getByLabel('What it shows').fill('A dot');
  await page.keyboard.press('Tab');
  await described;
  await add(form.editor, 'drop', [{ name: 'one.png', base64: pixel }]);
  await expect(images).toHaveCount(2);
  const src = '/media/[a-f0-9]+-1x1-[a-f0-9]+/one[.][a-z]+';
  expect(await htmlOf(form)).toMatch(
    new RegExp(`^<img src="${src}" alt="A dot"><p>Below</p><img src="${src}" alt="A dot"><p>After</p>$`),
  );
});

test('an image is scrolled into view when it is pasted, and when it is inserted with the button', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const slug = uniqueMark();
  const long = await createPost(page, headers, { title: 'A long line', slug, content: article.repeat(30) });
  await openAdmin(postFormPath(long));
  const form = postForm(page, 'Edit blog post');
  const images = form.editor.getByRole('figure');
  await form.editor.press('ControlOrMeta+End');
  await add(form.editor, 'paste', [{ name: 'tall.png', base64: tall }]);
  // When the image has loaded, the editor scrolls to it a second time.
  await expect(images.locator('img')).toHaveJSProperty('complete', true);
  await expect(images).toBeInViewport({ ratio: 0.95 });
  await form.tool('Image').click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  await dialog
    .getByRole('textbox', { name: 'Image address' })
    .fill((await images.locator('img').getAttribute('src')) ?? '');
  await dialog.getByLabel('What it shows').fill('A tall mast');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  // The window is not high enough for both images, of which either may be the first.
  const added = images.filter({ has: page.getByRole('img', { name: 'A tall mast' }) });
  await expect(added).toBeInViewport({ ratio: 0.95 });
});

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'><span lang=EN-US>Our plan<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span
lang=EN-US style='font-size:11.0pt;mso-fareast-font-family:Calibri'>On time</span></b><span lang=EN-US>, <i>always</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Points<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Signals<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Depart<o:p></o:p></p>
<p class=MsoNormal><a href="https://example.org/map" style='color:blue'><span class=MsoHyperlink>The map</span></a><img
width=10 height=10 src="file:///C:/Users/me/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

const docsHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-9d7c1f0e-7fff">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;color:#000000;font-weight:400;">The line</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-family:Arial;font-weight:400;">It is </span><span style="font-weight:700;font-style:italic;">late</span><span style="font-weight:400;text-decoration:line-through;"> early</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Points</span></p></li></ul><p dir="ltr"><a href="https://example.org/map" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">The map</span></a></p><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="120" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="font-weight:400;">Cell</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

test('text pasted from Word and from Google Docs is reduced to clean HTML', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  await paste(form.editor, wordHtml);
  expect(await htmlOf(form)).toBe(
    [
      '<h2>Our plan</h2><p><strong>On time</strong>, <em>always</em>.</p>',
      '<ul><li><p>Points</p></li><li><p>Signals</p></li></ul><ol><li><p>Depart</p></li></ol>',
      '<p><a href="https://example.org/map">The map</a></p>',
    ].join(''),
  );
  await form.editor.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await paste(form.editor, docsHtml);
  expect(await htmlOf(form)).toBe(
    [
      '<h2>The line</h2><p>It is <strong><em>late</em></strong><s> early</s></p>',
      '<ul><li><p>Points</p></li></ul><p><a href="https://example.org/map">The map</a></p>',
      '<table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>',
    ].join(''),
  );
});
