import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseAt } from '../testing/database.ts';

test('the migration gives each service the family under which it was shown, and keeps changed names', async () => {
  const { db, migrate } = await databaseAt('0033-seen-answers');
  const services = [
    ['first', 'text-teal-600', '/services/first', 1],
    ['linked', 'text-red-600', 'own-slug', 1],
    ['coloured', 'text-emerald-600', '/services/coloured', 1],
    ['follows', 'bg-blue-50', '/services/follows', 1],
    ['closed', 'text-violet-600', '/services/closed', 0],
    ['follows-too', 'text-sky-600', '/services/follows-too', 1],
  ] as const;
  for (const [index, [title, color, href, active]] of services.entries()) {
    await sql`insert into services (title, description, icon, features, gradient, color, href, active, sort_order)
      values (${title}, 'Text', 'code', '[]', '', ${color}, ${href}, ${sql.lit(active === 1)}, ${index})`.execute(db);
  }
  const landing = { name: 'Robots', services: { cards: [{ href: '/services/own-slug' }] } };
  await sql`insert into settings (key, value) values ('copy.ai-automation', ${JSON.stringify(landing)})`.execute(db);
  await sql`insert into versions (kind, key, number, state, route, changed, added, removed, created_at, updated_at, content)
    values ('service', '3', 1, 'working', 'form', '[]', 0, 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z',
      '{"title":"Draft"}')`.execute(db);

  await migrate('0035-service-families');
  const stored = await db.selectFrom('services').select(['title', 'family']).orderBy('sortOrder').execute();
  expect(stored.map(({ title, family }) => `${title}: ${family}`)).toEqual([
    'first: web-app-development',
    'linked: ai-automation',
    'coloured: digital-marketing',
    'follows: digital-marketing',
    'closed: ai-automation',
    'follows-too: digital-marketing',
  ]);
  const { content } = await db.selectFrom('versions').select('content').executeTakeFirstOrThrow();
  expect(JSON.parse(content)).toEqual({ title: 'Draft', family: 'digital-marketing' });
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'copy.navigation')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(value).families.families.at(-1)).toEqual({
    name: 'Robots',
    key: 'ai-automation',
    tone: 'violet',
    landing: '/services/ai-automation',
  });
});

test('the migration stores no families if the landing pages have their default names', async () => {
  const { db, migrate } = await databaseAt('0033-seen-answers');
  await migrate('0035-service-families');
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
});
