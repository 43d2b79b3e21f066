import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findCopy } from '../content/copy.ts';
import { databaseAt } from '../testing/database.ts';

test.each(['began empty', 'has demo content'])('a site that %s keeps its families and landing pages', async (site) => {
  const { db, migrate } = await databaseAt('0036-galleries');
  if (site === 'began empty')
    await sql`insert into settings (key, value) values ('setup', '{"skipped":[]}')`.execute(db);
  await migrate('0040-shown-landing-pages');
  const navigation = await findCopy(db, 'navigation');
  expect(navigation.families.families).toHaveLength(4);
  expect(navigation.pages['ai-automation'].hidden).toBe(false);
});

test('a site that begins empty after the migration has no families and hides the landing pages', async () => {
  const { db } = await databaseAt('0040-shown-landing-pages');
  await sql`insert into settings (key, value) values ('setup', '{"skipped":[]}')`.execute(db);
  const navigation = await findCopy(db, 'navigation');
  expect(navigation.families.families).toEqual([]);
  expect(navigation.pages['ai-automation'].hidden).toBe(true);
  expect(navigation.pages.blog.hidden).toBe(false);
});
