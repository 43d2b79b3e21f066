import { resolve } from 'node:path';
import { ArchiveError } from '../backup/archive-error.ts';
import { restoreSite } from '../backup/restore-site.ts';
import { print, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run restore -- FILE [--dry-run] [--replace] [--passphrase-file FILE]';

await runCommand(USAGE, ['dry-run', 'replace'], async ({ config, positionals: [path], flags, passphrase }) => {
  if (!path) throw new ArchiveError(USAGE);
  const options = { dryRun: flags.has('dry-run'), replace: flags.has('replace') };
  await restoreSite({ config, file: resolve(path), passphrase, ...options, now: new Date() }, print);
});
