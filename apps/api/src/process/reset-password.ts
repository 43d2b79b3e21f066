import { weakPasswordWarnings } from '../auth/passwords.ts';
import { openForCommand, runCommand } from './command.ts';
import { resetPassword } from './prepare-database.ts';

await runCommand(async (config) => {
  const database = openForCommand(config);
  try {
    const { username, password, isNew } = await resetPassword(database, config);
    const lines = [
      ...(isNew
        ? [
            'The database of DATABASE_URL had no administrator, so one was created. Check that DATABASE_URL is the intended database.',
          ]
        : []),
      ...(config.admin.password === undefined
        ? [`The password of "${username}" is now: ${password}`, 'Store it safely: it is not shown again.']
        : [
            `The password of "${username}" is now the one from ADMIN_PASSWORD.`,
            ...(await weakPasswordWarnings(password)),
          ]),
      'All sessions were ended.',
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
  }
});
