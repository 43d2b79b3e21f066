import type { Kysely } from 'kysely';

/*
 * From now on a site without demo content begins with no families of services and with hidden landing pages. Such a
 * site that exists keeps those it shows: an entry without values is read as the texts of the demo.
 */

type Tables = { settings: { key: string; value: string } };

const SETUP = 'setup';
const NAVIGATION = 'copy.navigation';

export async function up(db: Kysely<Tables>): Promise<void> {
  const found = await db.selectFrom('settings').select('key').where('key', 'in', [SETUP, NAVIGATION]).execute();
  const keys = found.map(({ key }) => key);
  if (!keys.includes(SETUP) || keys.includes(NAVIGATION)) return;
  await db.insertInto('settings').values({ key: NAVIGATION, value: '{}' }).execute();
}
