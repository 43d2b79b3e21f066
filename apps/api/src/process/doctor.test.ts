import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@site/db/open';
import { emptyFolder, engine } from '@site/db/testing/database';
import { describe, expect, test, vi } from 'vitest';

// The command is a process, and other tests may keep all cores busy.
vi.setConfig({ testTimeout: 60_000 });

/** Runs the command, or another one, in a folder with this .env. */
function runIn(
  folder: string,
  settings: string,
  command = 'doctor',
): Promise<{ code: number; stdout: string; stderr: string }> {
  writeFileSync(join(folder, '.env'), settings);
  chmodSync(join(folder, '.env'), 0o644);
  const entry = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  return new Promise((done) => {
    const env = { PATH: process.env.PATH };
    const child = execFile(process.execPath, [entry], { cwd: folder, env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe.runIf(engine() === 'sqlite')('the command', () => {
  test('ends with 0 when nothing is an error, prints no secret and leaves no file', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'data'));
    const database = openDatabase(`file:${join(folder, 'data/site.db')}`);
    await database.migrate();
    await database.close();
    const { code, stdout, stderr } = await runIn(folder, 'PORT=9\nADMIN_PASSWORD=hidden-1');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain('OK      Database: The database has the schema of this version.\n');
    expect(stdout).toContain(
      'WARNING Access to .env: Every user of the machine can read the passwords of the server (.env).\n',
    );
    expect(stdout).toMatch(/^\d\d checks, errors: 0, warnings: \d+\.$/m);
    expect(stdout).not.toContain('hidden');
    expect(readdirSync(folder)).toEqual(['.env', 'data']);
    expect(readdirSync(join(folder, 'data'))).toEqual(['site.db']);
  });

  test('ends with 1 without a database, which it does not create', async () => {
    const folder = emptyFolder();
    const { code, stdout } = await runIn(folder, 'PORT=9');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^ERROR {3}Database: There is no database at .*site\.db\. Check DATABASE_URL and DATA_DIR\.$/m,
    );
    expect(readdirSync(folder)).toEqual(['.env']);
  });

  test.each(['doctor', 'main'])(
    'an empty file in place of the database of a site is an error of %s',
    async (command) => {
      const folder = emptyFolder();
      mkdirSync(join(folder, 'data/backups'), { recursive: true });
      const file = join(folder, 'data/site.db');
      writeFileSync(file, '');
      writeFileSync(join(folder, 'data/backups/backup-20250602T060000Z.tar.gz'), '');
      const sentence = `The database at ${file} is empty. Stop the server and restore a backup, or delete the file to create a new site.`;
      const { code, stdout, stderr } = await runIn(folder, 'PORT=9', command);
      expect({ code, errors: stdout.match(/^ERROR.*/gm), stderr }).toEqual(
        command === 'doctor'
          ? { code: 1, errors: [`ERROR   Database: ${sentence}`], stderr: '' }
          : { code: 1, errors: null, stderr: `${sentence}\n` },
      );
      expect(statSync(file).size).toBe(0);
    },
  );

  test.runIf(process.getuid?.() === 0).each(['doctor', 'main'])(
    'as root %s is refused on the data of another user',
    async (command) => {
      const folder = emptyFolder();
      mkdirSync(join(folder, 'data'));
      chownSync(join(folder, 'data'), 4321, 4321);
      const { code, stdout, stderr } = await runIn(folder, 'PORT=9', command);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/data belongs to the user 4321: run this command as that user/);
    },
  );

  test('reports wrong settings in the sentences of the start', async () => {
    const { code, stderr } = await runIn(emptyFolder(), 'SEED=no\nPUBLIC_ULR=http://a.example');
    expect(code).toBe(1);
    expect(stderr).toBe(
      'Warning: The variable PUBLIC_ULR is ignored. Rename it if PUBLIC_URL was meant.\nSEED must be demo or none.\n',
    );
  });
});
