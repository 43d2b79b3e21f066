import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAuditHead, verifyAuditLog } from '@site/db/audit-log';
import { holdWaitingMails } from '@site/db/held-mails';
import { insertPage } from '@site/db/page';
import { startSetup } from '@site/db/setup';
import { auditAreasOf } from '@site/schema/audit';
import { bookingDefaults } from '@site/schema/booking';
import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { pageInput } from '@site/schema/page';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { admin, testCaller } from '../../testing/app.ts';
import { bodies, pageBody } from '../../testing/content.ts';
import { addMedia, picture, testUploads } from '../../testing/uploads.ts';
import { appRouter, type Caller } from '../../trpc/router.ts';

/* Mutations of the administrator that change nothing that has to be recorded. */
const unrecorded = [
  // It renders unsaved content.
  'version.preview',
  'redirect.checkImport',
  // It changes a working copy, which visitors do not see; publishing and deleting one is recorded.
  'version.save',
  // They send a message again, which the lists of mails and deliveries show.
  'lead.resendMail',
  'mail.sendTest',
  'webhook.repeatDelivery',
  // The backup that it begins is recorded when it is complete.
  'backup.run',
  // It only reads, and writes what it deletes at once.
  'doctor.run',
  // They change nothing that is kept: what an app or a browser needs to make a factor.
  'factor.newTotp',
  'factor.newPasskey',
  // Covered by auth/passkeys.test.ts. It inserts a factor through the same function as factor.addTotp.
  'factor.addPasskey',
];

type Site = Awaited<ReturnType<typeof testUploads>>;
type Procedure = { _def: { type: string; meta?: { admin?: true } } };
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
const mutations = Object.entries(procedures)
  .filter(([, { _def }]) => _def.type === 'mutation' && _def.meta?.admin)
  .map(([name]) => name);

/** A caller reads its session once, so one that was confirmed meanwhile needs a new caller. */
const confirmed = (site: Site) => testCaller(site, site.session.authorization);
const currentPassword = admin.password;
const blog = defaultCopy('blog');
/** The note that `lead.addNote` adds. */
const findNote = ({ deps }: Site) =>
  deps.db.selectFrom('leadEvents').select('id').where('type', '=', 'note').executeTakeFirstOrThrow();
const template = { channel: 'phone', name: 'A reminder', text: 'Ask for the logo.' } as const;
const pair = (id: number) => ({ id, side: 'before', otherId: id + 1 }) as const;

/** Each mutation, in an order in which it changes something. Records have the ids 1 and 2, leads 1 to 3. */
const changes: Record<string, (caller: Caller, site: Site) => Promise<unknown>> = {
  'version.restore': (c) => c.version.restore({ id: 1 }),
  'service.create': (c) => c.service.create({ ...bodies.service, href: '/services/third' }),
  'service.update': (c) => c.service.update({ id: 1, title: 'Renamed' }),
  'service.move': (c) => c.service.move({ id: 2, side: 'before', otherId: 1 }),
  'service.setSortOrders': (c) => c.service.setSortOrders([{ id: 1, sortOrder: 99 }]),
  'service.setManyActive': (c) => c.service.setManyActive({ ids: [1, 2], active: false }),
  'service.removeMany': (c) => c.service.removeMany({ ids: [1] }),
  'service.remove': (c) => c.service.remove({ id: 2 }),
  'project.create': (c) => c.project.create(bodies.project),
  'project.replace': (c) => c.project.replace({ ...bodies.project, id: 1, title: 'Renamed' }),
  'project.moveFeatured': (c) => c.project.moveFeatured(pair(1)),
  'project.setManyFeatured': (c) => c.project.setManyFeatured({ ids: [1], featured: false }),
  'project.removeMany': (c) => c.project.removeMany({ ids: [1] }),
  'project.remove': (c) => c.project.remove({ id: 2 }),
  'caseStudy.create': (c) => c.caseStudy.create(bodies.caseStudy),
  'caseStudy.update': (c) => c.caseStudy.update({ id: 1, title: 'Renamed' }),
  'caseStudy.moveFeatured': (c) => c.caseStudy.moveFeatured(pair(1)),
  'caseStudy.setManyFeatured': (c) => c.caseStudy.setManyFeatured({ ids: [1], featured: false }),
  'caseStudy.removeMany': (c) => c.caseStudy.removeMany({ ids: [1] }),
  'caseStudy.remove': (c) => c.caseStudy.remove({ id: 2 }),
  'page.create': (c) => c.page.create({ ...pageBody, slug: 'third' }),
  'page.replace': (c) => c.page.replace({ ...pageBody, slug: 'number-1', title: 'Renamed', id: 1 }),
  'page.removeMany': (c) => c.page.removeMany({ ids: [2] }),
  'post.create': (c) => c.post.create({ ...bodies.post, slug: 'third' }),
  'post.replace': (c) => c.post.replace({ ...bodies.post, id: 1, title: 'Renamed' }),
  'post.setManyPublished': (c) => c.post.setManyPublished({ ids: [1], published: false }),
  'post.restorePublications': (c) =>
    c.post.restorePublications({ posts: [{ id: 1, published: true, publishedAt: '2025-05-01T09:30:00.000Z' }] }),
  'post.setManyFeatured': (c) => c.post.setManyFeatured({ ids: [1], featured: false }),
  'post.removeMany': (c) => c.post.removeMany({ ids: [1] }),
  'post.remove': (c) => c.post.remove({ id: 2 }),
  'category.create': (c) => c.category.create({ name: 'News', slug: 'news' }),
  'category.update': (c) => c.category.update({ id: 1, name: 'Events', slug: 'news' }),
  'category.remove': (c) => c.category.remove({ id: 1 }),
  'media.importFromUrl': async (c, { deps: { media } }) => {
    media.download = async (_, path) => {
      await picture({ width: 60, height: 90 }).png().toFile(path);
      return { path, hash: 'e'.repeat(64), bytes: 1, name: 'Imported', isWanted: () => true };
    };
    await c.media.importFromUrl({ url: 'https://other.example/a.png' });
  },
  'media.add': async (_, { upload }) => upload(await picture({ width: 90, height: 60 }).png().toBuffer()),
  'media.update': (c) => c.media.update({ id: 1, alt: 'Blue' }),
  'media.moveMany': (c) => c.media.moveMany({ ids: [1], folder: 'Tea' }),
  'media.replace': (c) => c.media.replace({ id: 1, by: 2 }),
  'media.removeMany': (c) => c.media.removeMany({ ids: [2] }),
  'media.remove': (c) => c.media.remove({ id: 3 }),
  'contact.enter': (c) => c.contact.enter(bodies.contact),
  'callRequest.enter': (c) => c.callRequest.enter({ ...bodies.call, preferredDate: '2025-06-13' }),
  'contact.setContacted': (c) => c.contact.setContacted({ id: 1, contacted: true }),
  'callRequest.setContacted': (c) => c.callRequest.setContacted({ id: 1, contacted: true }),
  'booking.confirm': (c) => c.booking.confirm({ id: 1 }),
  'booking.undoConfirm': (c) => c.booking.undoConfirm({ id: 1 }),
  'booking.reschedule': (c) => c.booking.reschedule({ id: 1, preferredDate: '2025-06-11', preferredTime: '11:00 AM' }),
  'booking.cancel': (c) => c.booking.cancel({ id: 1 }),
  'booking.reinstate': (c) => c.booking.reinstate({ id: 1 }),
  'booking.setOutcome': (c) => c.booking.setOutcome({ id: 1, outcome: 'held' }),
  'lead.setStage': (c) => c.lead.setStage({ kind: 'contact', ids: [1, 2], stage: 'won' }),
  'lead.restoreStages': (c) => c.lead.restoreStages({ kind: 'contact', leads: [{ id: 1, stage: 'new' }] }),
  'lead.addNote': (c) => c.lead.addNote({ kind: 'contact', id: 1, text: 'Ravi Kumar called.' }),
  'lead.editNote': async (c, site) =>
    c.lead.editNote({ kind: 'contact', id: 1, noteId: (await findNote(site)).id, text: 'Ravi Kumar wrote.' }),
  'lead.removeNote': async (c, site) =>
    c.lead.removeNote({ kind: 'contact', id: 1, noteId: (await findNote(site)).id }),
  'lead.restoreNote': (c) =>
    c.lead.restoreNote({
      kind: 'contact',
      id: 1,
      note: { id: 99, text: 'Ravi Kumar called.', createdAt: '2025-06-02T06:00:00.000Z', editedAt: null },
    }),
  'lead.setFollowUp': (c) => c.lead.setFollowUp({ kind: 'contact', id: 1, day: '2025-06-20' }),
  'replyTemplate.create': (c) => c.replyTemplate.create(template),
  'replyTemplate.replace': (c) => c.replyTemplate.replace({ ...template, id: 'mail-quote' }),
  'replyTemplate.reset': (c) => c.replyTemplate.reset({ id: 'mail-quote' }),
  'replyTemplate.remove': (c) => c.replyTemplate.remove({ id: 'mail-quote' }),
  'lead.reply': (c) => c.lead.reply({ kind: 'contact', id: 1, subject: 'Hello', text: 'Dear Ravi Kumar' }),
  'lead.block': (c) => c.lead.block({ kind: 'contact', id: 2 }),
  'lead.unblockSender': (c) => c.lead.unblockSender({ email: bodies.contact.email }),
  'lead.removeMany': (c) => c.lead.removeMany({ kind: 'contact', ids: [3] }),
  'lead.erasePerson': (c) => c.lead.erasePerson({ kind: 'contact', id: 1, alsoByPhone: true, alsoAliases: true }),
  'preview.create': (c) => c.preview.create({ kind: 'copy', id: 'blog' }),
  'preview.markAnswerSeen': async (c) => {
    const { url } = await c.preview.create({ kind: 'copy', id: 'blog' });
    await c.preview.answer({ token: url.split('/').at(-1) ?? '', name: 'Asha', verdict: 'approved' });
    return c.preview.markAnswerSeen({ id: 1 });
  },
  'preview.revoke': (c) => c.preview.revoke({ id: 1 }),
  'version.discard': async (c) => {
    await c.version.save({ kind: 'project', key: 'new-2', content: {} });
    return c.version.discard({ kind: 'project', key: 'new-2' });
  },
  'version.schedule': async (c) => {
    await c.version.save({ kind: 'project', key: 'new-1', content: bodies.project });
    return c.version.schedule({ kind: 'project', key: 'new-1', publishAt: '2027-01-01T00:00:00Z' });
  },
  'version.publish': (c) => c.version.publish({ kind: 'project', key: 'new-1' }),
  'version.unpublish': (c) => c.version.unpublish({ kind: 'project', id: 3 }),
  'trash.restore': (c) => c.trash.restore({ kind: 'post', recordId: 1 }),
  'trash.restoreMany': (c) => c.trash.restoreMany({ items: [{ kind: 'post', recordId: 2 }] }),
  'trash.removeMany': (c) => c.trash.removeMany({ items: [{ kind: 'caseStudy', recordId: 1 }] }),
  'trash.empty': (c) => c.trash.empty(),
  'setup.skip': (c) => c.setup.skip({ step: 'logo', skipped: true }),
  'setup.keep': (c) => c.setup.keep({ id: 'a', kept: true }),
  'setup.firstLook': (c) =>
    c.setup.firstLook({ brand: brandDefaults, sentence: 'We plan houses.', look: { logo: '' } }),
  'site.saveBrand': (c) => c.site.saveBrand({ ...brandDefaults, name: 'New name' }),
  'copy.save': (c) => c.copy.save({ page: 'blog', values: { ...blog, header: { ...blog.header, title: 'New' } } }),
  'booking.saveSettings': (c) => c.booking.saveSettings({ ...bookingDefaults, capacity: 5 }),
  'booking.renewCalendarFeed': (c) => c.booking.renewCalendarFeed({ currentPassword }),
  'backup.setSchedule': (c) => c.backup.setSchedule({ enabled: true, time: '03:30', keep: 5, currentPassword }),
  'backup.download': async (c, { deps }) => {
    const name = 'backup-20250602T060000Z.tar.gz';
    mkdirSync(deps.config.backups.folder);
    writeFileSync(join(deps.config.backups.folder, name), 'content');
    return c.backup.download({ name, currentPassword });
  },
  'mail.decideOnHeld': async (c, { deps }) => {
    await c.mail.sendTest();
    await holdWaitingMails(deps.db, deps.now());
    return c.mail.decideOnHeld({ decision: 'discard' });
  },
  'webhook.create': (c) =>
    c.webhook.create({ url: 'https://hooks.example/s3cret', events: ['lead.created'], active: true, currentPassword }),
  'webhook.replace': (c) =>
    c.webhook.replace({
      id: 1,
      url: 'https://hooks.example/t0ken',
      events: ['lead.deleted'],
      active: true,
      currentPassword,
    }),
  'webhook.renewSecret': (c) => c.webhook.renewSecret({ id: 1, currentPassword }),
  'webhook.remove': (c) => c.webhook.remove({ id: 1, currentPassword }),
  'redirect.create': (c) => c.redirect.create({ from: '/old', to: '/about' }),
  'redirect.replace': (c) => c.redirect.replace({ id: 2, from: '/old', to: null, status: 410 }),
  'redirect.remove': (c) => c.redirect.remove({ id: 2 }),
  'redirect.restore': (c) =>
    c.redirect.restore({
      ...{ id: 2, from: '/old', to: '/about', status: 301, kind: null, recordId: null },
      ...{ hits: 0, lastHitAt: null, createdAt: '2025-06-01' },
    }),
  'redirect.undoMove': (c) => c.redirect.undoMove({ kind: 'post', id: 1, key: 'moved-back' }),
  'redirect.import': (c) => c.redirect.import({ csv: '/one,/about' }),
  'audit.saveRetention': (c) => c.audit.saveRetention({ months: 36, currentPassword }),
  'retention.save': (c) => c.retention.save({ mode: 'off', months: 36, currentPassword }),
  'factor.addTotp': async (c, { deps }) => {
    const { secret } = await c.factor.newTotp({ currentPassword });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: deps.now().getTime() });
    await c.factor.addTotp({ name: 'Phone', secret, code, currentPassword });
    await deps.db.updateTable('adminSessions').set({ confirmedAt: deps.now() }).execute();
  },
  'factor.renewRecoveryCodes': (_, site) => confirmed(site).factor.renewRecoveryCodes({}),
  'factor.rename': (_, site) => confirmed(site).factor.rename({ id: 1, name: 'Tablet' }),
  'factor.remove': (_, site) => confirmed(site).factor.remove({ id: 1 }),
  'account.confirm': (c) => c.account.confirm({ currentPassword }),
  'account.endSession': (c) => c.account.endSession({ id: 2 }),
  'account.endOtherSessions': (c) => c.account.endOtherSessions(),
  'account.changePassword': (c) =>
    c.account.changePassword({
      currentPassword,
      newPassword: 'Purple-otter-7!',
      confirmPassword: 'Purple-otter-7!',
    }),
  'account.logout': (c) => c.account.logout(),
};

/** A site with records and leads, and a second session. */
async function filledSite() {
  const site = await testUploads();
  await startSetup(site.deps.db);
  for (const number of [1, 2]) {
    await site.add('service', { href: `/services/number-${number}` });
    await site.add('project');
    await site.add('caseStudy');
    await site.add('post', { slug: `number-${number}` });
    await insertPage(site.deps.db, pageInput.parse({ ...pageBody, slug: `number-${number}` }), site.deps.now());
    await site.login();
  }
  for (const digit of ['1', '2', '3']) {
    await addMedia(site.deps, digit);
    await site.add('contact');
  }
  await site.add('call');
  return site;
}

test('the changes below are all mutations of the administrator, except for those that need no record', () => {
  expect([...Object.keys(changes), ...unrecorded].toSorted()).toEqual(mutations.toSorted());
});

test('every change of the administrator is recorded, in an area that can be chosen', async () => {
  const site = await filledSite();
  const caller = testCaller(site, site.session.authorization);
  const { db } = site.deps;
  const silent: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const before = await findAuditHead(db);
    await change(caller, site).catch((error: unknown) => {
      throw new Error(`${name} failed`, { cause: error });
    });
    if ((await findAuditHead(db)).id === before.id) silent.push(name);
  }
  expect(silent).toEqual([]);
  expect(await verifyAuditLog(db)).toMatchObject({ brokenAt: null });
  const rows = await db.selectFrom('auditLog').selectAll().execute();
  expect(rows.filter(({ action }) => auditAreasOf(action).length === 0).map(({ action }) => action)).toEqual([]);
  for (const text of [
    'Ravi',
    'ravi@example.com',
    '98100',
    'Kumar',
    'I would like',
    'whsec_',
    's3cret',
    't0ken',
    'argon2',
  ]) {
    expect(JSON.stringify(rows), text).not.toContain(text);
  }
});
