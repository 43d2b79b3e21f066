import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { readArguments, readPassphrase } from './archive-command.ts';

const shape = { usage: 'Usage: restore FILE', flags: ['replace'], needsArchive: true };

const problemOf = (option: string) => `The option ${option} is unknown, or its value is missing or not allowed.`;

test.each([
  [['one.tar.gz', 'two.tar.gz'], 'Name one archive.'],
  [[], 'Name one archive.'],
  [['one.tar.gz', '--replce'], problemOf('--replce')],
  [['one.tar.gz', '--replace=no'], problemOf('--replace')],
  [['one.tar.gz', '--passphrase-file'], problemOf('--passphrase-file')],
])('the arguments %j are refused with a sentence and the usage', (args, sentence) => {
  expect(() => readArguments(shape, args)).toThrow(`${sentence}\nUsage: restore FILE`);
});

test('reads the archive and the options', () => {
  expect(readArguments(shape, ['one.tar.gz', '--replace', '--passphrase-file', 'p'])).toMatchObject({
    file: 'one.tar.gz',
    values: { replace: true, 'passphrase-file': 'p' },
  });
});

test('a passphrase file that is missing, unreadable or too short is refused with its path', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'passphrase');
  await expect(readPassphrase(file, 8)).rejects.toThrow(
    `The passphrase in ${file} cannot be read: there is no such file.`,
  );
  await expect(readPassphrase(folder, 8)).rejects.toThrow(
    `The passphrase in ${folder} cannot be read: EISDIR; the user`,
  );
  writeFileSync(file, '7 chars\n');
  await expect(readPassphrase(file, 8)).rejects.toThrow(`The passphrase in ${file} must have at least 8 characters.`);
  expect(await readPassphrase(file, 0)).toBe('7 chars');
});
