import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { backUp, changeArchive, emptySite, hashesOf, restore } from '../testing/archives.ts';
import { bodies } from '../testing/content.ts';
import { ArchiveError } from './archive-error.ts';
import type { Manifest } from './manifest.ts';

async function smallArchive() {
  const site = await testApp();
  await site.send('POST', '/api/contact', bodies.contact);
  return { content: readFileSync((await backUp(site)).file), changed: join(emptyFolder(), 'changed.tar.gz') };
}

test('an archive that is damaged at any of 200 places is refused, and the target stays as it is', async () => {
  const { content, changed } = await smallArchive();
  writeFileSync(changed, content);
  const config = await emptySite();
  await restore(config, changed);
  const before = await hashesOf(config.databaseUrl);
  const accepted = [];
  for (let place = 0; place < 200; place++) {
    const damaged = Buffer.from(content);
    const at = Math.floor((place * content.length) / 200);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
    writeFileSync(changed, damaged);
    const outcome = await restore(config, changed, { replace: true }).catch((error: unknown) => error);
    if (!(outcome instanceof ArchiveError)) accepted.push({ at, outcome });
  }
  expect(accepted).toEqual([]);
  expect(await hashesOf(config.databaseUrl)).toEqual(before);
});

test('a truncated archive is refused', async () => {
  const { content, changed } = await smallArchive();
  for (const length of [0, 1, 20, content.length / 2, content.length - 9, content.length - 1]) {
    writeFileSync(changed, content.subarray(0, length));
    await expect(restore(await emptySite(), changed)).rejects.toBeInstanceOf(ArchiveError);
  }
});

test('an archive with a passphrase is only restored with it', async () => {
  const { file } = await backUp(await testApp(), 'the right passphrase');
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  const config = await emptySite();
  await expect(restore(config, file)).rejects.toThrow('is encrypted');
  await expect(restore(config, file, { passphrase: 'another passphrase' })).rejects.toThrow(
    'The passphrase does not open',
  );
  expect(await restore(config, file, { passphrase: 'the right passphrase' })).toContain('Restored.');
});

test('an encrypted archive that is damaged at its start, in its middle or at its end is refused', async () => {
  const passphrase = 'the right passphrase';
  const content = readFileSync((await backUp(await testApp(), passphrase)).file);
  const changed = join(emptyFolder(), 'changed.tar.gz.age');
  for (const place of [0, 0.01, 0.5, 0.999]) {
    const damaged = Buffer.from(content);
    const at = Math.floor(place * content.length);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
    writeFileSync(changed, damaged);
    await expect(restore(await emptySite(), changed, { passphrase })).rejects.toBeInstanceOf(ArchiveError);
  }
});

const without = (part: RegExp) => (file: string) =>
  changeArchive(file, (name, text) => (part.test(name) ? null : text));
const withManifest = (change: object) => (file: string) =>
  changeArchive(file, (name, text) =>
    name === 'manifest.json' ? JSON.stringify({ ...(JSON.parse(text) as Manifest), ...change }) : text,
  );
const withRow = (file: string) =>
  changeArchive(file, (name, text) => (/users/.test(name) ? text.replace('owner', 'eve') : text));

const refused: Record<string, [message: string, change: (file: string) => Promise<string>]> = {
  'a newer format': ['newer version', withManifest({ format: 2 })],
  'an unknown migration': ['newer version', withManifest({ migration: '9999-later' })],
  'another application': ['not a backup of this', withManifest({ application: 'other' })],
  'the tables of another migration': ['not a backup of this', withManifest({ migration: '0001-initial' })],
  'no manifest': ['not a backup of this', without(/json$/)],
  'no table of users': ['damaged', without(/users/)],
  'a changed row': ['damaged', withRow],
  'a source file': ['not a backup of this', async () => import.meta.filename],
  'no file': ['There is no file', async () => '/nowhere/backup.tar.gz'],
};

test('newer, foreign and changed files are refused in a sentence, and nothing is written', async () => {
  const { file } = await backUp(await testApp());
  const config = await emptySite();
  for (const [kind, [message, change]] of Object.entries(refused)) {
    const outcome = await restore(config, await change(file)).catch((error: Error) => error.message);
    expect([kind, outcome]).toEqual([kind, expect.stringMatching(message)]);
  }
  expect(existsSync(config.databaseUrl.replace('file:', ''))).toBe(false);
  expect(await restore(config, file, { dryRun: true })).toMatch(/is empty\. Nothing was written/);
  expect(existsSync(config.databaseUrl.replace('file:', ''))).toBe(false);
});
