import { listAudit, verifyAuditLog } from '@site/db/audit-log';
import { record } from '@site/db/record-changes';
import { findAuditRetention, saveAuditRetention } from '@site/db/retention';
import { findZone } from '@site/db/setting';
import { type AuditEntry, type AuditListQuery, auditAreas, auditListQuery } from '@site/schema/audit';
import { describeAudit } from '@site/schema/audit-text';
import { auditRetention } from '@site/schema/retention';
import { addDays, startOfDay } from '@site/schema/schedule';
import type { Zone } from '@site/schema/zone';
import { type Column, toCsv } from '../../leads/lead-csv.ts';
import type { Context } from '../../trpc/context.ts';
import { adminProcedure, confirmedProcedure, router } from '../../trpc/procedures.ts';

/*
 * The audit log. Its entries are written with the changes, in `record-changes.ts`.
 */

const columns = ({ name }: Zone): Column<AuditEntry>[] => [
  ['Number', ({ id }) => String(id)],
  [`Time (${name})`, ({ at }) => at],
  ['Who', ({ actor }) => actor],
  ['Network', ({ network }) => network],
  ['What', (entry) => describeAudit(entry)],
  ['Action', ({ action }) => action],
  ['Record', ({ recordId }) => (recordId === null ? null : String(recordId))],
  ['Count', ({ count }) => String(count)],
  ['Changes', ({ changes }) => JSON.stringify(changes)],
  ['Hash', ({ hash }) => hash],
];

export const auditRouter = router({
  /** The newest first. */
  listForAdmin: adminProcedure.input(auditListQuery).query(({ ctx, input }) => listEntries(ctx, input)),

  /** Whether the log is complete, since when, and how long entries are kept. */
  state: adminProcedure.query(async ({ ctx }) => ({
    ...(await verifyAuditLog(ctx.db)),
    ...(await findAuditRetention(ctx.db)),
  })),

  /** The filtered list as a CSV file. */
  exportCsv: adminProcedure.input(auditListQuery.omit({ limit: true, offset: true })).query(async ({ ctx, input }) => {
    // Read at once, because a search reads the whole log.
    const { items } = await listEntries(ctx, input);
    const zone = await findZone(ctx.db);
    const csv = await toCsv(zone, columns(zone), async ({ limit, offset }) => ({
      items: items.slice(offset, offset + limit),
    }));
    await record(ctx.db, { action: 'audit.export' });
    return { csv };
  }),

  saveRetention: confirmedProcedure.input(auditRetention).mutation(async ({ ctx, input: { months } }) => {
    await saveAuditRetention(ctx.db, { months });
    return { message: 'Saved' };
  }),
});

async function listEntries({ db }: Context, { area, from, to, search, ...query }: AuditListQuery) {
  const zone = await findZone(db);
  return listAudit(db, {
    ...query,
    search: search === null ? null : { text: search, zone },
    actions: area && auditAreas[area].actions,
    from: from === undefined ? undefined : startOfDay(zone.id, from),
    to: to === undefined ? undefined : startOfDay(zone.id, addDays(to, 1)),
  });
}
