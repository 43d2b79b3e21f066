import { findBackupRun, findBackupSchedule, saveBackupSchedule } from '@site/db/backup-run';
import { record } from '@site/db/record-changes';
import { backupFileName, backupSchedule } from '@site/schema/backup';
import { paths } from '@site/schema/paths';
import { z } from 'zod';
import { downloadToken } from '../../backup/download-token.ts';
import { listBackups } from '../../backup/list-backups.ts';
import { publicError } from '../../errors.ts';
import { adminProcedure, confirmedProcedure, privateProcedure, router } from '../../trpc/procedures.ts';

export const backupRouter = router({
  /** The schedule, the last backup, and the files in the folder of backups. */
  state: adminProcedure.query(async ({ ctx }) => {
    const { folder, passphrase, s3 } = ctx.config.backups;
    const [schedule, last, files] = await Promise.all([
      findBackupSchedule(ctx.db),
      findBackupRun(ctx.db),
      listBackups(folder),
    ]);
    return { schedule, last: last ?? null, files, isEncrypted: passphrase !== undefined, isCopied: s3 !== undefined };
  }),

  setSchedule: confirmedProcedure
    .input(backupSchedule)
    .mutation(async ({ ctx, input: { currentPassword, ...schedule } }) => {
      await saveBackupSchedule(ctx.db, schedule);
      return { message: 'Schedule saved' };
    }),

  run: privateProcedure.mutation(async ({ ctx }) => {
    const by = { actor: ctx.session.user.username, network: ctx.client };
    if (!(await ctx.backUpNow(by))) throw publicError('CONFLICT', 'A backup is running already');
    return { message: 'The backup has begun' };
  }),

  /** The address of a backup, which works once and for a minute. */
  download: confirmedProcedure.input(z.object({ name: backupFileName })).mutation(async ({ ctx, input: { name } }) => {
    const files = await listBackups(ctx.config.backups.folder);
    if (!files.some((file) => file.name === name)) throw publicError('NOT_FOUND', 'There is no such backup');
    await record(ctx.db, { action: 'backup.download', title: name });
    return { url: paths.backup(await downloadToken(ctx.db, name, ctx.now())) };
  }),
});
