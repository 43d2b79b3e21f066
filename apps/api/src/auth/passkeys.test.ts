import type { PasskeyResponse } from '@site/schema/factor';
import type WebAuthnEmulator from 'nid-webauthn-emulator';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../testing/app.ts';
import { newAuthenticator, PASSKEY_SITE, testFactors } from '../testing/factors.ts';
import { passkeyHost } from './passkeys.ts';

const MINUTE = 60_000;
const SUBDOMAIN = 'https://login.agency.example';
const refusal = { httpStatus: 401, message: 'This passkey was not accepted. Please try again.' };

type Site = Awaited<ReturnType<typeof testFactors>>;

const logInWith = ({ call }: Site, passkey: unknown) =>
  call<{ sessionId?: string }>('account.loginWithPasskey', { passkey }, {});

test('passkeys work for the host of PUBLIC_URL, with https or on localhost', () => {
  for (const [url, host] of [
    ['https://agency.example', 'agency.example'],
    ['https://agency.example:8443', 'agency.example'],
    ['http://localhost:3000', 'localhost'],
    ['http://agency.example', undefined],
    ['https://192.0.2.1', undefined],
    ['https://[2001:db8::1]', undefined],
  ] as const)
    expect(passkeyHost(url), url).toBe(host);
});

test('a passkey logs in, and confirms the session', async () => {
  const site = await testFactors();
  const { addPasskey, call, logIn, send, sign, advance } = site;
  const { emulator } = await addPasskey();
  expect((await logIn()).body).toEqual({
    message: 'Use your passkey, or enter a recovery code',
    secondFactor: ['passkey', 'recovery'],
  });
  const { sessionId } = await logInWith(site, await sign(emulator));
  const session = { authorization: `Bearer ${sessionId}` };
  expect((await send('GET', '/api/admin/me', undefined, session)).status).toBe(200);
  expect(await call('factor.newTotp', {}, session)).toMatchObject({ httpStatus: 403 });
  expect(await call('account.confirm', { passkey: await sign(emulator) }, session)).toEqual({ message: 'Confirmed' });
  expect(await call('factor.newTotp', {}, session)).toHaveProperty('secret');
  advance(11 * MINUTE);
  expect(await call('factor.newTotp', {}, session)).toMatchObject({ httpStatus: 403 });
});

describe('a login with a passkey is refused', () => {
  const attacks: [name: string, attack: (site: Site, emulator: WebAuthnEmulator) => Promise<unknown>][] = [
    [
      'from another origin',
      async ({ requestOptions }, emulator) => emulator.getJSON(SUBDOMAIN, await requestOptions()),
    ],
    [
      'with another challenge',
      async ({ requestOptions }, emulator) =>
        emulator.getJSON(PASSKEY_SITE, { ...(await requestOptions()), challenge: 'A'.repeat(43) }),
    ],
    [
      'with an expired challenge',
      async ({ advance, sign }, emulator) => {
        const signed = await sign(emulator);
        advance(5 * MINUTE);
        return signed;
      },
    ],
    [
      'with a response that was used before',
      async (site, emulator) => {
        const signed = await site.sign(emulator);
        expect(await logInWith(site, signed)).toHaveProperty('sessionId');
        return signed;
      },
    ],
    [
      'with a signature counter that a later response has passed, as of a copied authenticator',
      async (site, emulator) => {
        const [earlier, later] = [await site.sign(emulator), await site.sign(emulator)];
        expect(await logInWith(site, later)).toHaveProperty('sessionId');
        return earlier;
      },
    ],
    [
      'with the challenge of another response',
      async ({ sign }, emulator) => {
        const [one, two] = [await sign(emulator), await sign(emulator)];
        return { ...one, response: { ...one.response, clientDataJSON: two.response.clientDataJSON } };
      },
    ],
    [
      'with a passkey that was not added',
      async ({ creationOptions, sign }) => {
        const stranger = newAuthenticator();
        stranger.createJSON(PASSKEY_SITE, await creationOptions());
        return sign(stranger);
      },
    ],
    [
      'from a frame in a page of another origin',
      async ({ requestOptions }, emulator) => {
        const options = await requestOptions();
        // The emulator has no parameter for it; it signs what it serialises.
        const stringify = JSON.stringify;
        const framed = vi.spyOn(JSON, 'stringify');
        framed.mockImplementation((data) => stringify({ ...data, ...(data?.type && { crossOrigin: true }) }));
        const signed = emulator.getJSON(PASSKEY_SITE, options) as unknown as PasskeyResponse;
        framed.mockRestore();
        const clientData = Buffer.from(signed.response.clientDataJSON, 'base64url').toString();
        expect(JSON.parse(clientData)).toMatchObject({ type: 'webauthn.get', crossOrigin: true });
        return signed;
      },
    ],
    [
      'with the user handle of another account',
      async ({ sign }, emulator) => {
        const signed = await sign(emulator);
        return { ...signed, response: { ...signed.response, userHandle: 'YW5vdGhlcg' } };
      },
    ],
    [
      'without a challenge',
      async ({ sign }, emulator) => {
        const signed = await sign(emulator);
        const clientDataJSON = Buffer.from('{"type":"webauthn.get"}').toString('base64url');
        return { ...signed, response: { ...signed.response, clientDataJSON } };
      },
    ],
  ];

  test('when its origin, challenge or passkey is invalid, or its response was used before; a valid response is still accepted', async () => {
    const site = await testFactors();
    const { emulator } = await site.addPasskey();
    for (const [name, attack] of attacks) {
      expect.soft(await logInWith(site, await attack(site, emulator)), name).toMatchObject(refusal);
    }
    expect(await logInWith(site, await site.sign(emulator))).toHaveProperty('sessionId');
  });

  test('without a check of the PIN or fingerprint', async () => {
    const site = await testFactors();
    const emulator = newAuthenticator({ userGetAssertionInteraction: () => ({ options: { uv: false, up: true } }) });
    await site.addPasskey(emulator);
    const options = { ...(await site.requestOptions()), userVerification: 'discouraged' as const };
    expect(await logInWith(site, emulator.getJSON(PASSKEY_SITE, options))).toMatchObject(refusal);
  });

  test('after PUBLIC_URL has changed to another host; the password then needs a recovery code', async () => {
    const site = await testFactors();
    const { emulator } = await site.addPasskey();
    const signed = await site.sign(emulator);
    const moved = await testApp({ database: site.database, env: { PUBLIC_URL: 'https://other.example' } });
    expect((await moved.send('POST', '/trpc/account.loginWithPasskey', { passkey: signed })).status).toBe(401);
    const needed = { message: 'Enter a recovery code', secondFactor: ['recovery'] };
    const login = { username: 'owner', password: 'Correct-horse-9!' };
    expect((await moved.send('POST', '/api/admin/login', login)).body).toEqual(needed);
  });
});

test('a passkey of version 1.0, whose user handle is unknown, is still accepted', async () => {
  const site = await testFactors();
  const { emulator } = await site.addPasskey();
  await site.deps.db.updateTable('factors').set({ userHandle: null }).execute();
  const signed = await site.sign(emulator);
  expect(signed.response.userHandle).toMatch(/^[\w-]{43}$/);
  expect(await logInWith(site, signed)).toHaveProperty('sessionId');
});

describe('a new passkey is refused', () => {
  const attacks: [name: string, attack: (site: Site) => Promise<unknown>][] = [
    [
      'from another origin',
      async ({ creationOptions }) => newAuthenticator().createJSON(SUBDOMAIN, await creationOptions()),
    ],
    [
      'for another host',
      async ({ creationOptions }) => {
        const options = await creationOptions();
        return newAuthenticator().createJSON(SUBDOMAIN, {
          ...options,
          rp: { ...options.rp, id: 'login.agency.example' },
        });
      },
    ],
    [
      'with another challenge',
      async ({ creationOptions }) =>
        newAuthenticator().createJSON(PASSKEY_SITE, { ...(await creationOptions()), challenge: 'A'.repeat(43) }),
    ],
    [
      'with a response that was used before',
      async ({ call, creationOptions }) => {
        const passkey = newAuthenticator().createJSON(PASSKEY_SITE, await creationOptions());
        expect(await call('factor.addPasskey', { name: 'First', passkey })).toHaveProperty('recoveryCodes');
        return passkey;
      },
    ],
  ];

  test('when its origin, host or challenge is invalid, or its response was used before', async () => {
    const site = await testFactors();
    await site.confirm();
    const stored = () => site.deps.db.selectFrom('factors').select('id').execute();
    for (const [name, attack] of attacks) {
      const passkey = await attack(site);
      const before = await stored();
      const refused = await site.call('factor.addPasskey', { name: 'Laptop', passkey });
      expect.soft(refused, name).toMatchObject({
        httpStatus: 400,
        message: 'The passkey was not accepted. Please try again.',
      });
      expect.soft(await stored(), name).toEqual(before);
    }
  });

  test('on a site without a domain name', async () => {
    const site = await testFactors({ PUBLIC_URL: 'http://127.0.0.1:3000' });
    await site.confirm();
    expect(await site.call('factor.newPasskey')).toMatchObject({ httpStatus: 400 });
    expect(await site.call('account.passkeyOptions', {}, {})).toMatchObject({ httpStatus: 400 });
  });
});

test('challenges for a login count as login attempts', async () => {
  const { requestOptions } = await testFactors({ RATE_LIMIT_LOGIN: '2' });
  const statuses = [await requestOptions(), await requestOptions(), await requestOptions()];
  expect(statuses.map((options) => (options as { httpStatus?: number }).httpStatus)).toEqual([
    undefined,
    undefined,
    429,
  ]);
});
