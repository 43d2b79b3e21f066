import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

const KB = 1024;

type Weight = { scripts: number; styles: number; rest: number; files: string[] };

/** What crosses the wire for a page, as the browser counts it; of scripts their code alone. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { scripts: 0, styles: 0, rest: 0, files: [] };
  const sizes: Promise<void>[] = [];
  let isWeighed = false;
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = type.includes('javascript') ? 'scripts' : type.includes('css') ? 'styles' : 'rest';
    weight.files.push(response.url());
    if (/javascript|css|html|svg/.test(type)) {
      const encoding = response.headers()['content-encoding'];
      // What fits into a packet anyway is not compressed.
      if (Number(response.headers()['content-length']) > KB)
        expect([response.url(), encoding]).toEqual([response.url(), 'br']);
    }
    // What comes later is listed; the page may close before its size is known.
    if (isWeighed) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseHeadersSize, responseBodySize }) => {
          weight[kind] += responseBodySize;
          if (kind !== 'scripts') weight[kind] += responseHeadersSize;
        }),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  isWeighed = true;
  await Promise.all(sizes);
  return weight;
}

for (const [name, path, limit] of [
  ['the home page', '/', 90],
  ['an article', '/blog/business-website-cost-india', 80],
] as const) {
  test(`the first view of ${name} weighs at most ${limit} KB: text, styles, fonts and pictures`, async ({ page }) => {
    const { rest, styles } = await weigh(page, path);
    expect(rest + styles).toBeGreaterThan(0);
    expect(rest + styles).toBeLessThanOrEqual(limit * KB);
  });
}

test('the scripts that take over the home page weigh at most 100 KB, and none of them is for later', {
  tag: '@desktop',
}, async ({ page }) => {
  const { scripts, files } = await weigh(page, '/');
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(100 * KB);
  expect(
    files.filter((file) =>
      /Mantine|ScheduleDialog|ScheduleForm|DateField|lead-form|fields|Toaster|AdminPage|data-/.test(file),
    ),
  ).toEqual([]);
});

for (const path of ['/services/website-development', '/contact', '/schedule-call']) {
  test(`${path} brings the rules of its form when somebody writes, not before`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const { files } = await weigh(page, path);
    const rules = () => files.filter((file) => /\/fields-/.test(file));
    expect(rules()).toEqual([]);
    await page.getByLabel('Full Name').or(page.getByLabel('Name')).first().fill('Asha');
    await expect.poll(rules).not.toEqual([]);
  });
}

test('the calendar of a call comes when its field is reached, not before', { tag: '@desktop' }, async ({ page }) => {
  const { files } = await weigh(page, '/schedule-call');
  const calendar = () => files.filter((file) => /Calendar|Mantine|FocusTrap/.test(file));
  const field = page.getByRole('button', { name: /^Preferred Date/ });
  await expect(field).toBeVisible();
  expect(calendar()).toEqual([]);
  await field.focus();
  await expect.poll(calendar).not.toEqual([]);
});

test('the home page carries its styles, and they weigh at most 16 KB', { tag: '@desktop' }, async ({ page }) => {
  const { styles } = await weigh(page, '/');
  expect(styles).toBe(0);
  const css = await page.locator('head > style').allInnerTexts();
  const packed = await page.evaluate(async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return (await new Response(stream).arrayBuffer()).byteLength;
  }, css.join(''));
  expect(packed).toBeGreaterThan(KB);
  expect(packed).toBeLessThanOrEqual(16 * KB);
});

test('the dialog and its form arrive when the dialog is opened, not before', { tag: '@desktop' }, async ({ page }) => {
  const { files } = await weigh(page, '/');
  const before = files.length;
  await page.getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Call' })).toBeVisible();
  await expect.poll(() => files.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
});
