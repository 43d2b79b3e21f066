import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyCharacter,
  badUrls,
  firstIssue,
  forEvery,
  goodUrls,
  slugUnit,
  textOf,
  unstorable,
  withInserted,
} from '../testing/samples.ts';
import { email, isSiteUrl, slug, text, url } from './fields.ts';
import { slugPattern } from './slug.ts';

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\u0000', '\ud83d', '\ude80', '\u2028'), maxLength: 8 }),
);

describe('text', () => {
  const title = text('Title', { min: 2, max: 5 });
  const oneLine = text('Title', { min: 2, max: 5, oneLine: true });

  test('is accepted if and only if it has an allowed length, is not blank and can be stored', () => {
    forEvery(anyText, (value) => {
      const characters = Array.from(value).length;
      const inside = characters >= 2 && characters <= 5 && value.trim() !== '';
      const storable = value.isWellFormed() && !value.includes('\u0000');
      expect(title.safeParse(value)).toMatchObject(
        inside && storable ? { success: true, data: value } : { success: false },
      );
      expect(oneLine.safeParse(value).success).toBe(inside && storable && !/[\p{Cc}\u2028\u2029]/u.test(value));
    });
  });
  test('counts an emoji as one character', () => {
    expect(oneLine.parse('🚀'.repeat(5))).toBe('🚀'.repeat(5));
    expect(firstIssue(oneLine, '🚀'.repeat(6))).toBe(': Title must be at most 5 characters');
    expect(firstIssue(oneLine, '🚀')).toBe(': Title must be at least 2 characters');
  });
  test('reports each kind of issue once, the most serious first', () => {
    const all = (value: unknown) => oneLine.safeParse(value).error?.issues.map(({ message }) => message);
    expect(all('a')).toEqual(['Title must be at least 2 characters']);
    expect(all('   ')).toEqual(['Title must be at least 2 characters']);
    expect(all('a\u0000b')).toEqual(['Title contains characters that cannot be stored']);
    expect(all('a\nb')).toEqual(['Title must be a single line']);
  });
});

describe('isSiteUrl', () => {
  const inPaths = fc.constantFrom(..."azAZ09-._~!$&'()*+,;=:@/?#".split(''), '%20', 'é', 'न');
  const paths = fc.string({ unit: inPaths }).map((rest) => `/a${rest}`);

  test('accepts http(s) URLs and paths', () => {
    const starts = fc.constantFrom('http://', 'https://', 'HTTPS://', 'https://user@');
    const addresses = fc.tuple(starts, fc.domain(), fc.constantFrom('', ':8080'), paths).map((parts) => parts.join(''));
    const plainPaths = paths.filter((path) => !/\/\.\.?([/?#]|$)/.test(path));
    forEvery(fc.oneof(addresses, plainPaths), (value) => expect(isSiteUrl(value)).toBe(true), goodUrls);
  });
  test('rejects dot segments in paths of this site, also escaped, but not in a query', () => {
    const segments = fc.constantFrom('.', '..', '%2e', '.%2E', '%2e%2e');
    const ends = fc.constantFrom('', '/', '/a', '?b', '#c');
    const values = fc.tuple(fc.constantFrom('/', '/a/', '/a/b/'), segments, ends).map((parts) => parts.join(''));
    forEvery(values, (value) => expect(isSiteUrl(value)).toBe(false));
    for (const value of ['/a?next=/../b', '/a#/./b', '/.well-known/a', '/a..b/...', '/a.'])
      expect(isSiteUrl(value)).toBe(true);
  });
  test('rejects every other scheme, in any case', () => {
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'file',
      'ftp',
      'blob',
      'mailto',
      'ws',
      'httpx',
      'about',
    );
    const values = fc.tuple(fc.mixedCase(scheme), fc.constantFrom(':', '://', ':/'), paths);
    forEvery(values, ([name, mark, rest]) => expect(isSiteUrl(`${name}${mark}a${rest}`)).toBe(false));
  });
  test('rejects white space, backslashes, control and unstorable characters at any position', () => {
    const good = fc.constantFrom('https://example.com/a/b', '/uploads/a.png');
    const spoilers = [
      '\\',
      ' ',
      '\t',
      '\n',
      '\r',
      '\u00a0',
      '\u2028',
      '\u3000',
      '\ufeff',
      '\u0007',
      '\u007f',
      '\u0085',
    ];
    forEvery(withInserted(good, ...spoilers), (value) => expect(isSiteUrl(value)).toBe(false));
    forEvery(unstorable(good), (value) => expect(isSiteUrl(value)).toBe(false));
  });
  test('accepts no value that browsers resolve to another host or scheme', () => {
    const hostile = [
      '/',
      '//',
      '\\',
      ':',
      '@',
      '.',
      '..',
      '?',
      '#',
      'javascript:',
      'data:',
      'https:',
      'HTTP:',
      'evil.example',
    ];
    forEvery(fc.string({ unit: fc.constantFrom(...hostile, '\t', '\n', ' ', 'a') }), (value) => {
      if (!isSiteUrl(value)) return;
      const { protocol, host } = new URL(value, 'https://site.example');
      expect(protocol).toMatch(/^https?:$/);
      if (!/^https?:\/\//i.test(value)) expect(host).toBe('site.example');
    });
  });
  test('rejects URLs with a missing or invalid host', () => {
    for (const value of [
      'https://',
      'https:///a',
      'https://?a',
      'https://#a',
      'https://%',
      'https://a:99999',
      'https://[x]',
    ])
      expect(isSiteUrl(value)).toBe(false);
  });
  test('rejects more than 500 characters', () => {
    const address = url('address');
    forEvery(
      fc.tuple(fc.constantFrom('/', 'http://a.b/', 'https://a.b/'), fc.integer({ min: 490, max: 510 })),
      ([start, length]) => {
        expect(firstIssue(address, start.padEnd(length, 'a'))).toBe(length > 500 ? ': Invalid address' : undefined);
      },
    );
    for (const value of badUrls) expect(firstIssue(address, value)).toBe(': Invalid address');
  });
});

describe('email', () => {
  const local = fc.stringMatching(/^[A-Za-z0-9_]{1,20}([.+-][A-Za-z0-9_]{1,9}){0,2}$/);
  const domain = fc.stringMatching(/^([A-Za-z0-9][A-Za-z0-9-]{0,9}\.){1,3}[A-Za-z]{2,8}$/);
  const addresses = fc.tuple(local, domain).map((parts) => parts.join('@'));

  test('is accepted in any case and converted to lower case', () => {
    forEvery(addresses, (value) => expect(email().parse(value)).toBe(value.toLowerCase()), ["O'Neil@Example.CO"]);
  });
  test('is rejected with white space, a control character or a second @', () => {
    const spoilers = [' ', '\n', '\r\n', '\t', '\u00a0', '\u0000', '\ud800', '@', ',', ';', '<', '>'];
    forEvery(withInserted(addresses, ...spoilers), (value) =>
      expect(firstIssue(email(), value)).toBe(': Invalid email format'),
    );
  });
  test('is rejected with a single issue when it has more than 255 characters', () => {
    const values = fc.integer({ min: 250, max: 260 }).map((length) => 'a@example.com'.padStart(length, 'a'));
    forEvery(values, (value) =>
      expect(firstIssue(email(), value)).toBe(value.length > 255 ? ': Email too long' : undefined),
    );
    const { error } = email().safeParse('a '.repeat(200));
    expect(error?.issues.map(({ message }) => message)).toEqual(['Email too long']);
  });
});

describe('slug', () => {
  const pattern = ': Slug can only contain lowercase letters, numbers, and hyphens';
  test('accepts lowercase letters, digits and hyphens', () => {
    forEvery(textOf(3, 9, slugUnit), (value) => expect(slug(9, 3).parse(value)).toBe(value));
  });
  test('rejects any other character', () => {
    const others = ['A', 'Z', '_', '.', '/', '%', ' ', '\n', 'é', 'ſ', '०', '–', '`', '{', ':', '@'];
    forEvery(withInserted(textOf(3, 8, slugUnit), ...others), (value) =>
      expect(firstIssue(slug(9, 3), value)).toBe(pattern),
    );
    forEvery(anyText, (value) =>
      expect(slugPattern.test(value)).toBe(/^[abcdefghijklmnopqrstuvwxyz\d-]+$/.test(value)),
    );
  });
});
