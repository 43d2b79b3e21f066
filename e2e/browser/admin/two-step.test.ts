import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { administrator } from '../../launch.ts';
import { createSession, logIn, openWithSession, textbox } from '../support/admin.ts';
import { axeViolations } from '../support/axe.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { totpCode } from '../support/totp.ts';

// Its own server, because every login needs the second step. Browsers allow passkeys on localhost, not on 127.0.0.1.
test.use({ serverOptions: { name: 'two-step', env: { HOST: 'localhost' } } });

const block = (page: Page) => page.getByRole('region', { name: 'Two-step login' });
const sections = (page: Page) => page.getByRole('tablist', { name: 'Administration' });
const identity = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from your authenticator app' });

async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

test('an authenticator app and a passkey are set up, and open the admin; a recovery code does it once', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 40[013]/);
  await addAuthenticator(page);
  await openWithSession(page, (await createSession(page.request)).token, '/admin/settings#two-step');
  const settings = block(page);
  await expect(settings.getByText('The second step is off.')).toBeVisible();

  await settings.getByRole('button', { name: 'Add an authenticator app' }).click();
  await textbox(identity(page), 'Current password').fill(administrator.password);
  await identity(page).getByRole('button', { name: 'Confirm' }).click();
  const app = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await expect(app.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const secret = (await app.getByLabel('Or type this secret').inputValue()).replaceAll(' ', '');
  await app.getByRole('button', { name: 'Add the app' }).click();
  await expect(app.getByLabel('Code from the app')).toHaveAccessibleDescription(
    'Enter the code from your authenticator app',
  );
  await textbox(app, 'Name').fill('Phone');
  await app.getByLabel('Code from the app').fill(totpCode(secret, Date.now()));
  await app.getByRole('button', { name: 'Add the app' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  const items = codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const recoveryCodes = await items.allTextContents();
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  const [about, made, ...lines] = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(about).toBe(`Recovery codes of "${administrator.username}" for ${new URL(page.url()).host}`);
  expect(made).toMatch(/^Made on .+ \d{4}, .+ IST\. Each works once\.$/);
  expect(lines).toEqual(['', ...recoveryCodes, '']);
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await expect(settings.getByRole('button', { name: 'Add an authenticator app' })).toBeFocused();

  await settings.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  await textbox(naming, 'Name').fill('Laptop');
  await naming.getByRole('button', { name: 'Continue' }).click();
  await expect(settings.getByRole('listitem')).toHaveText([
    /^Phone App.*Added .+ IST\. Not used yet\./,
    /^Laptop Passkey/,
  ]);
  await expect(settings.getByText('10 recovery codes are left.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const logOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
    await expect(toast(page, '')).toHaveCount(0);
  };
  await logOut();
  await logIn(page, administrator);
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  expect(await axeViolations(page)).toEqual([]);
  await codeField(page).fill('12 34');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription('Enter the 6 digits that the app shows');
  await codeField(page).fill('000000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/^This code is wrong/);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Use the authenticator app' }).click();
  // The code of the next time step, because that of the current one was used for the setup.
  await codeField(page).fill(totpCode(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(sections(page)).toBeVisible();

  await logOut();
  await logIn(page, administrator);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(sections(page)).toBeVisible();

  await logOut();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(sections(page)).toBeVisible();

  for (const isAccepted of [true, false]) {
    await logOut();
    await logIn(page, administrator);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Login' }).click();
    if (isAccepted) await expect(sections(page)).toBeVisible();
    else await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(/used before/);
  }
  // The third wrong code within minutes is no longer taken for a mistake.
  await page.request.post('/api/admin/login', { data: { ...administrator, code: '000000' } });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await sections(page).getByRole('tab', { name: 'Overview' }).click();
  const warning = page.getByRole('alert', { name: 'Somebody may know your password' });
  await expect(warning).toContainText('failed at the second step on');
  expect(await axeViolations(page)).toEqual([]);
  await warning.getByRole('link', { name: 'Activity log' }).click();
  await expect(page.getByText('A login was refused after the right password')).toBeVisible();

  // A passkey confirms too; without the last factor, the password is sufficient again.
  await page.goto('/admin/settings#two-step');
  await settings.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByRole('dialog', { name: 'Remove Laptop?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(identity(page).getByRole('textbox', { name: 'Code from your authenticator app' })).toBeVisible();
  await identity(page).getByRole('button', { name: 'Use your passkey' }).click();
  await expect(settings.getByRole('listitem')).toHaveText([/^Phone App/]);
  await settings.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('dialog', { name: 'Remove Phone?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Removed')).toBeVisible();
  await expect(settings.getByText('The second step is off.')).toBeVisible();
  await logOut();
  await logIn(page, administrator);
  await expect(sections(page)).toBeVisible();
});
