import { SELECTION_MAX } from '@site/schema/list-query';
import { useState } from 'react';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import type { ListKind, Row } from './list-kind.ts';

const PART = 100;

/**
 * Selects all matching rows, including those of other pages. The selection is cleared when the query of the list
 * changes.
 */
export function useAllRows<Kind extends ListKind>(kind: Kind, selection: object, failure: string) {
  const { client } = trpc.useUtils();
  const key = JSON.stringify(selection);
  const [all, setAll] = useState<{ key: string; rows: Row<Kind>[] }>();

  async function read() {
    // TypeScript cannot relate `client[kind]` to the types of its router while `kind` is generic.
    const { listForAdmin } = client[kind] as unknown as ListProcedure<Row<Kind>>;
    const rows = new Map<number, Row<Kind>>();
    for (let offset = 0; offset < SELECTION_MAX; offset += PART) {
      const { items, total } = await listForAdmin.query({ ...selection, limit: PART, offset });
      for (const row of items) rows.set(row.id, row);
      if (offset + PART >= total) break;
    }
    setAll({ key, rows: [...rows.values()] });
  }

  return {
    rows: all?.key === key ? all.rows : undefined,
    select: () => void runWithToast(read, { failure, refresh: async () => {} }),
    clear: () => setAll(undefined),
  };
}

type ListProcedure<R> = { listForAdmin: { query: (input: object) => Promise<{ items: R[]; total: number }> } };
