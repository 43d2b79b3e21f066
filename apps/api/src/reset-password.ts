import { openDatabase } from '@site/db/open';
import { loadConfig } from './config.ts';
import { resetPassword } from './prepare.ts';

const config = loadConfig();
const database = openDatabase(config.databaseUrl);
try {
  const { username, password } = await resetPassword(database, config);
  const chosen = config.admin.password !== undefined;
  process.stdout.write(
    chosen
      ? `The password of "${username}" is now the one in ADMIN_PASSWORD. All sessions were ended.\n`
      : `The password of "${username}" is now: ${password}\nAll sessions were ended. Keep it; it is not shown again.\n`,
  );
} finally {
  await database.close();
}
