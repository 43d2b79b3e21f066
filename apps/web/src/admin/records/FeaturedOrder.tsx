import { Button } from '@mantine/core';
import { type ListState, useListState } from '../list/use-list-state.ts';

/** Whether a list shows the featured records in the order of the pages. */
export const isFeaturedOrder = (list: ListState) => list.filter('featured') === 'yes' && list.sort === undefined;

/** Switches between the featured records in the order of the pages and the whole list. */
export function FeaturedOrderButton({ many }: { many: string }) {
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
