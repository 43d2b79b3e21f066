import { runChecks } from '../../doctor/run-checks.ts';
import { privateProcedure, router } from '../../trpc/procedures.ts';

export const doctorRouter = router({
  /** Not a query, because it requests PUBLIC_URL, logs in to the mail server and writes to the disk. */
  run: privateProcedure.mutation(({ ctx: { config, db, now } }) => runChecks({ config, database: db, now })),
});
