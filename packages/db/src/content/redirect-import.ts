import { IMPORT_MAX, type NewRedirect, redirectInput } from '@site/schema/redirect';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { listAddresses } from './addresses.ts';
import { ADDRESS_TAKEN, listRules, resolve, saveRedirect } from './redirect.ts';

/*
 * Redirects from a CSV file with the columns from, to and status.
 */

export type ImportRow = {
  line: number;
  from: string;
  to: string;
  /** Whether the row is imported. */
  isAccepted: boolean;
  verdict: string;
};

/** Checks each row against the rules, the stored redirects and the rows before it. Writes nothing unless `writes`. */
export const importRedirects = (db: Db, csv: string, { now, writes }: { now: Date; writes: boolean }) =>
  inTransaction(db, async (transaction) => {
    const live = await listAddresses(transaction, now);
    const rules: NewRedirect[] = (await listRules(transaction)).map(({ from, to, status }) => ({ from, to, status }));
    const stored = new Set(rules.map(({ from }) => from));
    const rows: ImportRow[] = [];
    for (const [index, cells] of readCsv(csv).entries()) {
      const [from = '', to = '', status = ''] = cells.map((cell) => cell.trim());
      const isHeader = index === 0 && !from.startsWith('/');
      if (isHeader || (from === '' && to === '')) continue;
      const input = redirectInput.safeParse({ from, to: to || null, ...readStatus(status) });
      const judged = judge(index, input, { rules, stored, live });
      rows.push({ line: index + 1, from, to, isAccepted: judged.rule !== undefined, verdict: judged.verdict });
      if (!judged.rule) continue;
      rules.push(judged.rule);
      if (writes) await saveRedirect(transaction, judged.rule, { now, live });
    }
    return rows;
  });

type Known = { rules: readonly NewRedirect[]; stored: ReadonlySet<string>; live: ReadonlySet<string> };
type Parsed = ReturnType<typeof redirectInput.safeParse>;

function judge(
  index: number,
  { data, error }: Parsed,
  { rules, stored, live }: Known,
): { verdict: string; rule?: NewRedirect } {
  if (index > IMPORT_MAX) return { verdict: `Not imported: at most ${IMPORT_MAX} rows at once` };
  if (!data) return { verdict: error?.issues[0]?.message ?? '' };
  if (stored.has(data.from)) return { verdict: ADDRESS_TAKEN };
  if (rules.some(({ from }) => from === data.from)) return { verdict: 'This address is in a row above' };
  const resolved = resolve(rules, data, live);
  if ('refused' in resolved) return { verdict: resolved.refused.message };
  const rule = { ...data, ...resolved };
  if (live.has(data.from)) return { rule, verdict: 'Can be imported, but is not used while a page has this address' };
  if (resolved.to !== data.to) return { rule, verdict: `Can be imported, and leads directly to ${resolved.to}` };
  return { rule, verdict: 'Can be imported' };
}

const readStatus = (status: string) => (status === '' ? {} : { status: Number(status) });

/** The cells of each line. They are separated by commas, semicolons or tabs, whichever the first line has. */
function readCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const separator = /[,;\t]/.exec(text)?.[0] ?? ',';
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}]*))(?:${separator}|$)`, 'g');
  return text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      [...`${line}`.matchAll(cell)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain),
    );
}
