import { engine } from '@site/db/testing/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { admin, testApp } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { sendFrom } from '../testing/send-from.ts';

const MINUTE = 60_000;

const wrong = { ...admin, password: 'not-the-password' };
const { contact: lead } = bodies;

/**
 * Waits until this holds in many turns of the event loop, because a request also has a short timer while its body
 * arrives. `vi.waitFor` would advance the faked timers.
 */
async function settled(isReached: () => boolean) {
  for (let turns = 0; turns < 50; turns = isReached() ? turns + 1 : 0) await new Promise(setImmediate);
}

type TrpcResponse = { error?: { json: { data: { httpStatus: number } } } };

describe('RATE_LIMIT_LOGIN', () => {
  test('answers 429 to the right password for 15 minutes after too many wrong ones', async () => {
    const { send, advance } = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    for (let times = 0; times < 2; times++) expect((await send('POST', '/api/admin/login', wrong)).status).toBe(401);
    const limited = await send('POST', '/api/admin/login', admin);
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(limited.body).toEqual({ message: 'Too many attempts. Please try again in 15 minutes.' });
    advance(15 * MINUTE - 1);
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(429);
    advance(1);
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
  });

  test('resets the count after a successful login', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '3' } });
    for (let round = 0; round < 3; round++) {
      for (let times = 0; times < 2; times++) expect((await send('POST', '/api/admin/login', wrong)).status).toBe(401);
      expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
    }
  });

  test('does not count logins without a user name or password', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '1' } });
    for (const body of [{}, { username: 'owner' }, { username: '', password: '' }, [], null]) {
      expect((await send('POST', '/api/admin/login', body)).status).toBe(400);
    }
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
  });

  test('counts each login of a tRPC batch', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    const url = `/trpc/${Array(4).fill('account.login').join(',')}?batch=1`;
    const { body } = await send('POST', url, { 0: wrong, 1: wrong, 2: wrong, 3: wrong });
    const codes = (body as TrpcResponse[]).map(({ error }) => error?.json.data.httpStatus);
    expect(codes.toSorted((a = 0, b = 0) => a - b)).toEqual([401, 401, 429, 429]);
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(429);
  });

  test('counts password changes with a wrong current password as logins', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    const session = await site.login();
    const change = { currentPassword: 'guess', newPassword: 'Another-horse-7!', confirmPassword: 'Another-horse-7!' };
    for (const status of [400, 400, 429]) {
      expect((await site.send('POST', '/api/admin/change-password', change, session)).status).toBe(status);
    }
    expect((await site.send('POST', '/api/admin/login', admin)).status).toBe(429);
  });

  test('counts an IPv6 /48 network as one client', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    const statuses: number[] = [];
    for (const from of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1']) {
      statuses.push(await sendFrom(site, { from, body: wrong, url: '/api/admin/login' }));
    }
    expect(statuses).toEqual([401, 401, 429, 401]);
  });

  // The PostgreSQL driver needs the timers that this test fakes.
  test.runIf(engine() === 'sqlite')(
    'slows down logins after ten failures, and still accepts the password',
    async () => {
      const site = await testApp({ env: { RATE_LIMIT_LOGIN: '10' } });
      const logIn = (client: number, body: object) =>
        sendFrom(site, { from: `203.0.113.${client}`, body, url: '/api/admin/login' });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      for (let client = 1; client <= 10; client++) expect(await logIn(client, wrong)).toBe(401);
      for (const [client, delay] of [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
        const answered = vi.fn();
        const response = logIn(100 + client, client < 6 ? wrong : admin).then(answered);
        await settled(() => vi.getTimerCount() === 1);
        await vi.advanceTimersByTimeAsync(delay - 1);
        expect(answered).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        await response;
        expect(answered).toHaveBeenCalledWith(client < 6 ? 401 : 200);
      }
      expect(await logIn(200, wrong)).toBe(401);
    },
  );

  describe.runIf(engine() === 'sqlite')('for an account that is attacked', () => {
    /** An account with ten failed logins. Each client is a network. */
    async function attackedAccount({ home }: { home?: number } = {}) {
      const site = await testApp({ env: { RATE_LIMIT_LOGIN: '10' } });
      const logIn = (client: number, body: object) =>
        sendFrom(site, { from: `203.0.${client >> 8}.${client & 255}`, body, url: '/api/admin/login' });
      if (home) expect(await logIn(home, admin)).toBe(200);
      for (let client = 1; client <= 10; client++) expect(await logIn(client, wrong)).toBe(401);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const statuses: number[] = [];
      const attack = (clients: number[]) =>
        clients.map((client) => logIn(client, wrong).then((status) => statuses.push(status)));
      const waiting = (count: number) => settled(() => vi.getTimerCount() === count);
      return { logIn, attack, statuses, waiting };
    }
    const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

    test('an attack from forty networks does not extend the delay of a login from a new network', async () => {
      const { logIn, attack, statuses, waiting } = await attackedAccount();
      const attacks = attack(range(101, 40));
      await waiting(40);
      const login = logIn(200, admin);
      await waiting(41);
      expect(statuses).toEqual([]);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await login).toBe(200);
      await Promise.all(attacks);
      expect(statuses).toEqual(Array(40).fill(401));
    });

    test('delays one login of each network, and refuses further ones without counting them', async () => {
      const { logIn, attack, statuses, waiting } = await attackedAccount();
      const first = attack([100]);
      await waiting(1);
      await Promise.all(attack(Array(12).fill(100)));
      expect(statuses).toEqual(Array(12).fill(429));
      await vi.advanceTimersByTimeAsync(5_000);
      await Promise.all(first);
      const login = logIn(100, admin);
      // The other timer logs the number of refused requests.
      await waiting(2);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await login).toBe(200);
    });

    test('with a hundred delayed logins, refuses the one of the network with most attempts in favour of a new network', async () => {
      const { logIn, attack, statuses, waiting } = await attackedAccount();
      const attacks = attack([1, ...range(101, 99)]);
      await waiting(100);
      const login = logIn(300, admin);
      await settled(() => statuses.length > 0);
      expect(statuses).toEqual([429]);
      expect(await logIn(301, admin)).toBe(429);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await login).toBe(200);
      await Promise.all(attacks);
    });

    test('does not delay the network of the last successful login', async () => {
      const home = 200;
      const { logIn, attack, statuses, waiting } = await attackedAccount({ home });
      const attacks = attack(range(101, 7));
      await waiting(7);
      expect(await logIn(home, wrong)).toBe(401);
      expect(await logIn(home, admin)).toBe(200);
      expect(statuses).toEqual([]);
      await vi.advanceTimersByTimeAsync(5_000);
      await Promise.all(attacks);
    });
  });

  test('is counted separately from RATE_LIMIT_LEADS', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '1', RATE_LIMIT_LEADS: '1' } });
    for (const status of [401, 429]) expect((await send('POST', '/api/admin/login', wrong)).status).toBe(status);
    for (const status of [201, 429]) expect((await send('POST', '/api/contact', lead)).status).toBe(status);
  });
});
