import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdWaitingMails } from '@site/db/held-mails';
import { claimDatabase, openDatabase, sqliteFile } from '@site/db/open';
import { findSetting } from '@site/db/setting';
import { engine } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config.ts';
import { admin, testApp, testCaller } from '../testing/app.ts';
import { backUp, emptySite, hashesOf, restore, restoredAt } from '../testing/archives.ts';
import { bodies } from '../testing/content.ts';
import { picture, testUploads } from '../testing/uploads.ts';

/** A site with a picture and a lead, whose mails are waiting, and its backup. */
async function backedUpSite() {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@agency.example', MAIL_TO: 'owner@agency.example' };
  const site = await testUploads({ env: { ...mail } });
  const { body } = await site.upload(await picture({ width: 90, height: 60 }).jpeg().toBuffer());
  await site.send('POST', '/api/contact', bodies.contact);
  return { site, url: body.url, ...(await backUp(site)) };
}

/** The application on a restored site. */
async function openSite(config: Config) {
  const database = openDatabase(config.databaseUrl);
  onTestFinished(() => database.close());
  const app = await testApp({ database, env: { DATA_DIR: config.dataDir } });
  app.setTime(restoredAt.toISOString());
  return app;
}

test('a restored site has the records, the files and the administrator of the archive', async () => {
  const { site, url, file, manifest } = await backedUpSite();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(manifest).toMatchObject({ engine: site.database.engine, missing: [], media: [{ bytes: expect.any(Number) }] });
  const config = await emptySite();
  expect(await restore(config, file)).toContain('Restored.');
  const restored = await openSite(config);
  const { send } = restored;
  const session = (await send('POST', '/api/admin/login', admin)).body as { sessionId: string };
  const leads = await send('GET', '/api/contact-submissions', undefined, {
    authorization: `Bearer ${session.sessionId}`,
  });
  expect(leads.body).toMatchObject([{ id: 1, email: bodies.contact.email }]);
  const [before, after] = await Promise.all([site.get(url), restored.app.inject(url)]);
  expect(after.statusCode).toBe(200);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
});

test('a restored site creates new Message-IDs and webhook ids, and does not reuse ids of leads that arrived after the backup', async () => {
  const { site, file } = await backedUpSite();
  const config = await emptySite();
  await restore(config, file);
  const { send, database } = await openSite(config);
  expect(await findSetting(database.db, 'dataSet')).toMatch(/^[0-9a-f]{12}$/);
  expect(await findSetting(database.db, 'dataSet')).not.toBe(await findSetting(site.database.db, 'dataSet'));
  expect((await send('POST', '/api/contact', bodies.contact)).body).toMatchObject({ id: 10_002 });
});

test('mails that were waiting are held until the owner sends or discards them', async () => {
  const { file } = await backedUpSite();
  const config = await emptySite();
  expect(await restore(config, file)).toContain('Mails that were waiting: 2.');
  const restored = await openSite(config);
  const { db } = restored.database;
  const caller = testCaller(restored, (await restored.login()).authorization);
  expect(await caller.mail.state()).toMatchObject({ waiting: 0, heldSinceRestore: 2 });
  await caller.mail.decideOnHeld({ decision: 'send' });
  expect(await caller.mail.state()).toMatchObject({ waiting: 2, waitingSince: restoredAt, heldSinceRestore: 0 });
  await db.transaction().execute((transaction) => holdWaitingMails(transaction, restoredAt));
  await caller.mail.decideOnHeld({ decision: 'discard' });
  expect(await caller.mail.state()).toMatchObject({ waiting: 0, givenUp: 0, heldSinceRestore: 0 });
  expect(await db.selectFrom('outbox').select('id').where('givenUpAt', 'is not', null).execute()).toHaveLength(2);
});

test('a target with content is only replaced with --replace, and backed up first', async () => {
  const { file } = await backedUpSite();
  const config = await emptySite();
  const other = await testApp();
  await other.login();
  await other.send('POST', '/api/contact', { ...bodies.contact, email: 'other@example.com' });
  await restore(config, (await backUp(other)).file);
  const before = await hashesOf(config.databaseUrl);
  await expect(restore(config, file)).rejects.toThrow(/The target has content: add --replace/);
  const report = await restore(config, file, { dryRun: true, replace: true });
  expect(report).toMatch(/The audit log of the target does not continue .*\n.*has content.*Nothing was written/);
  const own = await restore(config, (await backUp(other)).file, { dryRun: true });
  expect(own).toContain('The audit log of the target continues that of the archive.');
  expect(await hashesOf(config.databaseUrl)).toEqual(before);
  await restore(config, file, { replace: true });
  const [kept] = readdirSync(config.backups.folder);
  const later = new Date(restoredAt.getTime() + 1_000);
  const passphrase = 'the right passphrase';
  await restore(config, join(config.backups.folder, kept as string), { replace: true, now: later, passphrase });
  expect(readdirSync(config.backups.folder)).toEqual([kept, 'before-restore-20250603T060001Z.tar.gz.age']);
  const { settings, outbox, audit_log, ...after } = await hashesOf(config.databaseUrl);
  expect(before).toMatchObject(after);
});

test('a site is not restored while a server uses its database, which a dry run reports', async () => {
  const { file } = await backedUpSite();
  const config = await emptySite();
  const server = openDatabase(config.databaseUrl);
  await server.migrate();
  const release = claimDatabase(config.databaseUrl);
  await expect(restore(config, file)).rejects.toThrow(/^Another server (or command )?is using .*\. Stop it first/);
  const dryRun = () => restore(config, file, { dryRun: true });
  expect(await dryRun()).toMatch(/Another server .* Until then a restore is refused\.\nThe target is empty/);
  release();
  await server.close();
  expect(await dryRun()).not.toContain('Another server');
});

test.runIf(engine() === 'sqlite')('a dry run on an empty file leaves it empty', async () => {
  const { file } = await backedUpSite();
  const config = await emptySite();
  const target = sqliteFile(config.databaseUrl) ?? '';
  writeFileSync(target, '');
  expect(await restore(config, file, { dryRun: true })).toContain('The target is empty. Nothing was written.');
  expect(statSync(target).size).toBe(0);
});

test('a file that the storage has lost is named, and the rest is backed up', async () => {
  const { site } = await backedUpSite();
  rmSync(site.deps.config.mediaDir, { recursive: true });
  const { file, manifest } = await backUp(site);
  expect(manifest).toMatchObject({ media: [], missing: [expect.stringMatching(/^[0-9a-f]{24}-.+\/original\.jpg$/)] });
  expect(await restore(await emptySite(), file)).toContain('was missing when the backup was made');
});
