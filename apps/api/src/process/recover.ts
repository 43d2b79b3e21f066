import { PROGRAM } from '../config.ts';
import { fail, openForCommand, runCommand } from './command.ts';
import { turnOffFactors } from './prepare-database.ts';

await runCommand(async (config) => {
  const database = openForCommand(config);
  try {
    const result = await turnOffFactors(database, config, () => new Date());
    if (!result) fail('The database of DATABASE_URL has no administrator. Check DATABASE_URL.');
    const { username, removed } = result;
    const lines =
      removed > 0
        ? [
            `Two-step login is off for "${username}": the password is sufficient to log in.`,
            'The recovery codes no longer work. Set up the second step again in the settings.',
            `Sessions were not ended. If somebody else may have the phone, run ${PROGRAM} reset-password too.`,
            ...(config.mail ? ['The running server, or the next one, mails this to MAIL_TO.'] : []),
          ]
        : [`Two-step login was off already for "${username}". Nothing was changed.`];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
  }
});
