import { resolve } from 'node:path';
import { ArchiveError } from '../backup/archive-error.ts';
import { restoreSite } from '../backup/restore-site.ts';
import { print, runArchiveCommand } from './archive-command.ts';

const USAGE = 'Usage: restore FILE [--dry-run] [--replace] [--passphrase-file FILE]';

await runArchiveCommand(USAGE, ['dry-run', 'replace'], async ({ config, file, isSet, passphrase }) => {
  if (!file) throw new ArchiveError(USAGE);
  const options = { dryRun: isSet('dry-run'), replace: isSet('replace') };
  await restoreSite({ config, file: resolve(file), passphrase, ...options, now: new Date() }, print);
});
