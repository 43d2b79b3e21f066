import { expect, test } from 'vitest';
import { clientKey, siteKey } from './client-key.ts';

test('the key of an IPv4 client is its whole address', () => {
  expect(clientKey('203.0.113.7')).toBe('203.0.113.7');
  expect(clientKey('203.0.113.7')).not.toBe(clientKey('203.0.113.8'));
});

test('the key of an IPv4 client on an IPv6 socket is its IPv4 address', () => {
  expect(clientKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(clientKey('::ffff:203.0.113.7')).not.toBe(clientKey('::ffff:203.0.113.8'));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8::1', '2001:db8:0:0:5::'],
  ['2001:db8::1', '2001:db8::ffff:0:0:1'],
  ['2001:db8:0:1::', '2001:db8:0:1::203.0.113.7'],
  ['1::', '1:0:0:0::9'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s share a /64 and have the same key', (one, other) => {
  expect(clientKey(one)).toBe(clientKey(other));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['2001:db8:1::1', '2001:db8::1'],
  ['2001::1', '2001:0:0:1::1'],
  ['::1:0:0:0:0:1', '::2:0:0:0:0:1'],
  ['1:2:3::5:6:7:8', '1:2:3:4:5:6:7:8'],
  ['::1', '::ffff:203.0.113.7'],
  ['2001:db8::1', '203.0.113.7'],
])('%s and %s have different keys', (one, other) => {
  expect(clientKey(one)).not.toBe(clientKey(other));
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::1'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::1'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
])('%s, with its port, has the key of %s', (withPort, address) => {
  expect(clientKey(withPort)).toBe(clientKey(address));
});

test('the key for leads and logins is the /48 network of an IPv6 address, or the whole IPv4 address', () => {
  expect(siteKey('2001:db8:1:2::1')).toBe(siteKey('2001:db8:1:ffff::9'));
  expect(siteKey('2001:db8:1:2::1')).not.toBe(siteKey('2001:db8:2:2::1'));
  expect(siteKey('203.0.113.7')).toBe('203.0.113.7');
});

test('gives all invalid addresses the same key', () => {
  for (const odd of ['', '_hidden', '203.0.113.777', '[a]:1', '1:2']) expect(clientKey(odd)).toBe(clientKey('unknown'));
});
