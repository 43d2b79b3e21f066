import { SELECTION_MAX } from '@site/schema/list-query';
import { useState } from 'react';
import type { ListReaders } from '../records/record-procedures.ts';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import type { ListKind, Row } from './list-kind.ts';

const PART = 100;

/**
 * Selects all matching rows, including those of other pages. The selection is cleared when the query of the list
 * changes.
 */
export function useAllRows<Kind extends ListKind>(kind: Kind, selection: object, failure: string) {
  const readers: ListReaders = trpc.useUtils().client;
  const key = JSON.stringify(selection);
  const [all, setAll] = useState<{ key: string; rows: Row<Kind>[] }>();

  async function read() {
    const rows = new Map<number, Row<Kind>>();
    for (let offset = 0; offset < SELECTION_MAX; offset += PART) {
      const { items, total } = await readers[kind].listForAdmin.query({ ...selection, limit: PART, offset });
      for (const row of items) rows.set(row.id, row);
      if (offset + PART >= total) break;
    }
    setAll({ key, rows: [...rows.values()] });
  }

  return {
    rows: all?.key === key ? all.rows : undefined,
    select: () => void runWithToast(read, { failure }),
    clear: () => setAll(undefined),
  };
}
