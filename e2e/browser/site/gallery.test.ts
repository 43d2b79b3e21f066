import { createRecords } from '../support/admin.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/own-server.ts';
import { uploadPictures } from '../support/pictures.ts';
import { sampleCaseStudy, sampleProject } from '../support/sample-records.ts';

test('pictures of a gallery open in a dialog that keys, buttons and a swipe move, and Escape and Back close', async ({
  page,
  headers,
}) => {
  const urls = await uploadPictures(page, headers, ['hall', 'stairs', 'roof']);
  const gallery = urls.map((image, index) => ({ image, caption: index === 1 ? 'Stairs to the roof' : '' }));
  const [project] = await createRecords(page, '/api/portfolio', [{ ...sampleProject('A house'), gallery }], headers);
  await page.goto(`/portfolio/${project}`);
  const pictures = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('figure') });
  const second = pictures.getByRole('link', { name: 'Picture 2 of 3' });
  await expect(second).toHaveAttribute('href', urls[1] ?? '');
  await expect(pictures.getByText('Stairs to the roof')).toBeVisible();

  await second.click();
  const dialog = page.getByRole('dialog', { name: 'Gallery' });
  const count = dialog.getByRole('status');
  await expect(count).toHaveText('2 of 3');
  await expect(dialog.getByText('Stairs to the roof')).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  for (const [key, text] of [
    ['ArrowRight', '3 of 3'],
    ['ArrowRight', '3 of 3'],
    ['Home', '1 of 3'],
    ['ArrowLeft', '1 of 3'],
    ['End', '3 of 3'],
    ['ArrowLeft', '2 of 3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(count).toHaveText(text);
  }
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(count).toHaveText('3 of 3');
  await expect(dialog.getByRole('img', { name: 'Picture 3 of 3' })).toBeInViewport();
  // A swipe scrolls the row.
  await dialog.getByRole('region', { name: 'Pictures' }).evaluate((row) => row.scrollTo({ left: 0 }));
  await expect(count).toHaveText('1 of 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
  // The browser leaves the history entry of the dialog asynchronously.
  await page.waitForFunction(() => !window.history.state?.dialog);

  await page.keyboard.press('Enter');
  await expect(count).toHaveText('2 of 3');
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(`/portfolio/${project}`);
});

test('only pages with a gallery or with steps load their code, and its pictures shift nothing', async ({
  page,
  headers,
}) => {
  const names = Array.from({ length: 20 }, (_, index) => `room-${index}`);
  const gallery = (await uploadPictures(page, headers, names)).map((image) => ({ image }));
  const studies = [
    { ...sampleCaseStudy('With pictures'), gallery, after: [{ label: 'One screen' }] },
    { ...sampleCaseStudy('Without'), imageUrl: '/art/a.svg' },
  ];
  const [shown, plain] = await createRecords(page, '/api/case-studies', studies, headers);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const code = () => requested.filter((url) => /\/record-parts-[^/]*\.js$/.test(url)).length;

  await page.goto(`/case-studies/${plain}`);
  expect(code()).toBe(0);
  await page.goto(`/case-studies/${shown}`);
  expect(code()).toBe(1);
  const shift = await page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (const image of document.querySelectorAll<HTMLImageElement>('figure img')) {
      image.scrollIntoView({ behavior: 'instant' });
      await image.decode();
    }
    return sum;
  });
  expect(shift).toBe(0);
  await expect(page.locator('figure img')).toHaveCount(20);

  // Within the site, the code is loaded with the page.
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'With pictures' }).first().click();
  await expect(page.locator('figure img')).toHaveCount(20);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hydrateOnLoad: false });

  test('each picture of a gallery is a link to its file', async ({ page, headers }) => {
    const [image = ''] = await uploadPictures(page, headers, ['court']);
    const body = { ...sampleProject('A court'), gallery: [{ image, caption: 'The court' }] };
    const [project] = await createRecords(page, '/api/portfolio', [body], headers);
    await page.goto(`/portfolio/${project}`);
    await expect(page.getByText('The court', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Picture 1 of 1' }).click();
    await expect(page).toHaveURL(image);
  });
});
