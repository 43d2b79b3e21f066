import { expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import { sendHostile } from '../../testing/hostile.ts';

/*
 * Generated bodies, some nearly valid and some random, the same ones in every run.
 */

const BODIES = 75;

/** Numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const scraps = [
  '',
  ' ',
  'a',
  'Asha Rao',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\u202eevil',
  '💥'.repeat(40),
  '\r\nBcc: x@y.example',
  'é',
];
// Valid in every text field except for one character, so only that character can be the reason to reject it.
const sentences = ['\u0000', '\ud800', '\u202e'].map((character) => `We sell saris ${character} near the river.`);
const tricks = ["'; drop table users; --", '<script>alert(1)</script>', '../../etc/passwd', '%00', '%s%n', '{{7*7}}'];
const nearly = [
  'a@b.example',
  'A@B.EXAMPLE',
  '+91 98100 12345',
  '(((((((((((',
  '2025-06-10',
  '2025-02-30',
  '0000-00-00',
  '10:30 AM',
];
const instants = [
  '9999-12-31T23:59:59Z',
  '1900-01-01',
  '+275760-09-13',
  '2025-06-10T10:00',
  'NaN',
  '1e3',
  'null',
  'true',
];
const long = [99, 100, 101, 255, 256, 1001, 5001, 20_000].map((length) => 'x'.repeat(length));
const numbers = [0, -1, 1, 1.5, 1e21, -1e308, 1_749_500_000_000, 8.64e15, 8.64e15 + 1, 2 ** 53];
const plain = [...scraps, ...tricks, ...nearly, ...instants, ...long, ...numbers, null, true, false];
const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'id',
  'contacted',
  'service',
  '',
  '0',
  '\u0000',
  'a.b',
];

function generator(seed: number, valid: object) {
  const next = sequence(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const keys = [...Object.keys(valid), ...strangeKeys];
  const value = (depth = 0): unknown => {
    const kind = next();
    if (kind < 0.15) return pick(sentences);
    if (depth > 3 || kind < 0.75) return pick(plain);
    if (kind < 0.87) return Array.from({ length: Math.floor(next() * 5) }, () => value(depth + 1));
    return record(depth + 1);
  };
  const record = (depth: number) =>
    Object.fromEntries(Array.from({ length: Math.floor(next() * 6) }, () => [pick(keys), value(depth)]));
  return () => {
    const kind = next();
    if (kind < 0.1) return value();
    if (kind < 0.3) return record(0);
    const changes = Array.from({ length: Math.floor(next() * 3) }, () => [pick(keys), value(1)]);
    return { ...valid, ...Object.fromEntries(changes) };
  };
}

const endpoints: [url: string, valid: object, seed: number][] = [
  ['/api/contact', bodies.contact, 1],
  ['/api/schedule-call', bodies.call, 2],
  ['/api/services/1/enquiry', bodies.contact, 3],
  ['/api/blog-posts/slug/how-we-choose-words/view', {}, 4],
  ['/trpc/contact.send', bodies.contact, 6],
  ['/trpc/callRequest.schedule', bodies.call, 7],
  ['/trpc/service.enquire', { ...bodies.contact, id: 1 }, 8],
  ['/trpc/post.view', { slug: 'how-we-choose-words' }, 9],
];

test.each(endpoints)(
  `answers ${BODIES} generated bodies for %s without an error of the server`,
  { tags: ['long'] },
  async (url, valid, seed) => {
    const { add, listField, ...site } = await testAdmin();
    await add('service');
    await add('post');
    const statuses = await flood(site, url, generator(seed, valid));
    // 409: the slot of a call is full.
    expect([200, 201, 400, 404, 409, 429]).toEqual(expect.arrayContaining([...statuses]));
    expect(statuses.size, 'both accepted and rejected').toBeGreaterThan(1);
    for (const list of ['/api/contact-submissions', '/api/call-schedules']) {
      expect((await listField(list, 'contacted')).every((contacted) => contacted === false)).toBe(true);
    }
    expect(await listField('/api/services', 'id')).toHaveLength(1);
  },
);

test(`answers ${BODIES} generated bodies for the login without an error of the server`, {
  tags: ['long'],
}, async () => {
  // Hashing is slow by design; beyond the limit no password is hashed.
  const site = await testAdmin({ env: { RATE_LIMIT_LOGIN: '20' } });
  const body = generator(5, { username: 'owner', password: 'not-the-password' });
  expect(await flood(site, '/api/admin/login', body)).toEqual(new Set([400, 401, 429]));
});

/** Sends the bodies one after another and returns the statuses of the responses. */
async function flood(site: TestApp, url: string, body: () => unknown): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < BODIES; count++) {
    const payload = JSON.stringify(body());
    statuses.add((await sendHostile(site, { url, payload, headers: { 'content-type': 'application/json' } })).status);
  }
  expect(site.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  return statuses;
}
