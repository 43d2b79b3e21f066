import { expect, test } from 'vitest';
import { clientKey } from './client-key.ts';

test('an IPv4 client is counted by its whole address', () => {
  expect(clientKey('203.0.113.7')).toBe('203.0.113.7');
  expect(clientKey('203.0.113.7')).not.toBe(clientKey('203.0.113.8'));
});

test('an IPv4 client that arrives on an IPv6 socket is the same client', () => {
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
])('%s and %s have one /64 and count as one client', (one, other) => {
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
])('%s and %s count apart', (one, other) => {
  expect(clientKey(one)).not.toBe(clientKey(other));
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::1'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::1'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
])('%s, with its port, is the client %s', (told, address) => {
  expect(clientKey(told)).toBe(clientKey(address));
});

test('all that is no address counts as one client, so that nobody is new by making one up', () => {
  for (const odd of ['', '_hidden', '203.0.113.777', '[a]:1', '1:2']) expect(clientKey(odd)).toBe(clientKey('unknown'));
});
