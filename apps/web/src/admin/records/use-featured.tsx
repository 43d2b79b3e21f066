import { Button } from '@mantine/core';
import { type ListState, useListState } from '../list/use-list-state.ts';
import type { Place } from '../list/use-row-order.ts';
import { useRecordOrdering } from './use-record-ordering.ts';
import { featured, useFlagActions } from './use-status-change.ts';

type Options = {
  /** "projects", for the button. */
  many: string;
  note: string;
  failure: string;
  move: (input: Place & { id: number }) => Promise<unknown>;
  setMany: (input: { ids: number[]; featured: boolean }) => Promise<unknown>;
};

/** The parts of a list with which records are featured and put into the order of the pages. */
export function useFeatured({ many, note, failure, move, setMany }: Options) {
  return {
    ordering: useRecordOrdering({ isShown: isFeaturedOrder, note, failure, store: move }),
    statusActions: useFlagActions(featured, (ids, value) => setMany({ ids, featured: value })),
    listActions: (_: object, isEmpty: boolean) => !isEmpty && <FeaturedOrderButton many={many} />,
  };
}

/** Whether a list shows the featured records in the order of the pages. */
const isFeaturedOrder = (list: ListState) => list.filter('featured') === 'yes' && list.sort === undefined;

/** Switches between the featured records in the order of the pages and the whole list. */
function FeaturedOrderButton({ many }: { many: string }) {
  const list = useListState();
  const isShown = isFeaturedOrder(list);
  return (
    <Button
      variant="default"
      {...(!isShown && { 'aria-label': `Order featured ${many}` })}
      onClick={() =>
        list.change({
          search: '',
          filter: { featured: isShown ? undefined : 'yes' },
          sort: { by: '', descending: false },
        })
      }
    >
      {isShown ? `All ${many}` : 'Order featured'}
    </Button>
  );
}
