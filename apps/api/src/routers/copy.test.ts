import { defaultCopy } from '@site/schema/copy-pages';
import { landingSlugs } from '@site/schema/paths';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

const home = defaultCopy('home');
const renamed = { ...home, hero: { ...home.hero, title: 'Hello from {name}' } };

test('shows visitors the saved texts with the facts of the agency, and records what they saw before', async () => {
  const admin = await testAdmin();
  const [visitor, owner] = [testCaller(admin), testCaller(admin, admin.session.authorization)];
  expect((await visitor.copy.home()).hero.lead).toMatch(/^Ascent Digital is a full-stack digital agency in New Delhi/);
  await owner.copy.save({ page: 'home', values: renamed });
  expect((await visitor.copy.home()).hero.title).toBe('Hello from Ascent Digital');
  expect(await owner.copy.findForAdmin({ page: 'home' })).toMatchObject({ hero: { title: 'Hello from {name}' } });
  await owner.copy.save({ page: 'home', values: home });
  const { title } = home.hero;
  expect((await owner.audit.listForAdmin({ search: 'next stop' })).items.map(({ changes }) => changes)).toEqual([
    [{ field: 'hero.title', before: 'Hello from {name}', after: title }],
    [{ field: 'hero.title', before: title, after: 'Hello from {name}' }],
  ]);
});

test('the forms show the first team member with a name, and nobody if no member has one', async () => {
  const admin = await testAdmin();
  const [visitor, owner] = [testCaller(admin), testCaller(admin, admin.session.authorization)];
  const person = { label: 'You will speak with', name: 'Meera Nambiar', role: 'Project lead', since: '2019' };
  expect((await visitor.copy.contact()).speaker).toMatchObject(person);
  expect((await visitor.copy.scheduleCall()).speaker).toMatchObject(person);
  const about = defaultCopy('about');
  const roles = about.team.roles.map((role) => ({ ...role, name: '' }));
  await owner.copy.save({ page: 'about', values: { ...about, team: { ...about.team, roles } } });
  expect((await visitor.copy.contact()).speaker).toBeNull();
});

test('refuses texts that break a rule, and names the field', async () => {
  const { sendAsAdmin } = await testAdmin();
  const values = { ...home, hero: { ...home.hero, title: '' } };
  const { status, body } = await sendAsAdmin('POST', '/trpc/copy.save', { page: 'home', values });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: { json: { data: { issues: [{ path: 'values.hero.title', message: 'Headline is required' }] } } },
  });
});

test('shows the texts of every page, the families and a changed menu with the facts of the site', async () => {
  const admin = await testAdmin();
  const [visitor, owner] = [testCaller(admin), testCaller(admin, admin.session.authorization)];
  const [site, navigation] = [defaultCopy('site'), defaultCopy('navigation')];
  const before = await visitor.site.facts();
  expect(before.families.map(({ key }) => key)).toEqual([...landingSlugs]);
  expect(before).not.toHaveProperty('navigation');
  await owner.copy.save({ page: 'site', values: { ...site, footer: { copyright: 'Made by {name}' } } });
  const family = { name: 'Robots of {name}', key: 'robots', tone: 'blue' as const, landing: '' };
  const families = { families: [family], other: 'Further services' };
  await owner.copy.save({ page: 'navigation', values: { ...navigation, families } });
  const facts = await visitor.site.facts();
  const { texts } = facts;
  expect(texts.footer.copyright).toBe('Made by Ascent Digital');
  expect(facts.families).toEqual([{ ...family, name: 'Robots of Ascent Digital' }]);
  expect(facts.navigation?.labels.otherServices).toBe('Further services');
});

test('every page knows the changed words of the form that books a call, which cannot name the slots', async () => {
  const admin = await testAdmin();
  const [visitor, owner] = [testCaller(admin), testCaller(admin, admin.session.authorization)];
  expect(await visitor.site.facts()).not.toHaveProperty('callForm');
  const { header, form, ...texts } = defaultCopy('scheduleCall');
  const values = {
    ...texts,
    header: { ...header, title: 'Visit {name}' },
    form: { ...form, company: '', about: 'Why' },
  };
  await owner.copy.save({ page: 'scheduleCall', values });
  const changed = { title: 'Visit Ascent Digital', lead: header.lead, company: '', about: 'Why', name: 'Full Name *' };
  expect((await visitor.site.facts()).callForm).toMatchObject(changed);
  const withSlots = { ...values, header: { ...header, title: 'One of {slots}' } };
  await expect(owner.copy.save({ page: 'scheduleCall', values: withSlots })).rejects.toThrow(
    '{slots} is not available in this text',
  );
});

test('the copyright line ends with the current year of India', async () => {
  const admin = await testAdmin();
  for (const [time, copyright] of [
    ['2030-12-31T18:29:00.000Z', '© 2025–2030 Ascent Digital. All rights reserved.'],
    ['2030-12-31T18:30:00.000Z', '© 2025–2031 Ascent Digital. All rights reserved.'],
  ] as const) {
    admin.setTime(time);
    expect((await testCaller(admin).site.facts()).texts.footer).toEqual({ copyright });
  }
});

test('lists the texts of service pages with the path of the first service', async () => {
  const admin = await testAdmin();
  const owner = testCaller(admin, admin.session.authorization);
  const path = async () => (await owner.copy.listForAdmin()).find(({ page }) => page === 'service')?.path;
  expect(await path()).toBe('/services');
  await owner.service.create({ ...bodies.service, href: '/services/lamps' });
  expect(await path()).toBe('/services/lamps');
});

test('refuses a line colour in which text cannot be read', async () => {
  const { sendAsAdmin } = await testAdmin();
  const values = { colors: { signal: { light: '#ffcc00' } } };
  const { status, text } = await sendAsAdmin('POST', '/trpc/copy.save', { page: 'look', values });
  expect(status).toBe(400);
  expect(text).toContain('values.colors.signal.light');
  expect(text).toContain('1.37:1');
});
