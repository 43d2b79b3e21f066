import { useSelection } from '@mantine/hooks';
import { SELECTION_MAX } from '@site/schema/list-query';
import { countText } from './count-text.ts';
import type { ListKind, Row } from './list-kind.ts';
import { useAllRows } from './use-all-rows.ts';

type Options<Kind extends ListKind> = {
  kind: Kind;
  rows: Row<Kind>[];
  /** The query of the list. */
  query: object;
  total: number;
  name: { one: string; many: string };
};

/** The selected rows: those of the page, or all matching ones. */
export function useRowSelection<Kind extends ListKind>({ kind, rows, query, total, name }: Options<Kind>) {
  const [selected, { select, deselect, resetSelection }] = useSelection({ data: rows.map(({ id }) => id) });
  const all = useAllRows(kind, query, `Failed to fetch ${name.many}`);
  const onPage = rows.filter(({ id }) => selected.includes(id));
  const canSelectMore = onPage.length === rows.length && !all.rows && total > rows.length;
  const label = total > SELECTION_MAX ? `Select the first ${SELECTION_MAX}` : `Select all ${countText(total, name)}`;

  function clear() {
    all.clear();
    resetSelection();
  }

  return {
    onPage: onPage.map(({ id }) => id),
    selection: {
      select,
      deselect(id: number) {
        all.clear();
        deselect(id);
      },
    },
    bulk: {
      rows: all.rows ?? onPage,
      more: canSelectMore ? { label, select: all.select } : undefined,
      onClear: clear,
      // The data of rows on other pages is outdated after an action.
      onRun: () => all.rows && clear(),
    },
  };
}
