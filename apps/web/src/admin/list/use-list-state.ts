import { useSearchParams } from 'react-router-dom';

/*
 * What a list shows stands in its address, so that reload, back and links work.
 */

export const PAGE_SIZE = 25;
/** What the server takes. */
export const SEARCH_LENGTH = 200;

export type ListState = {
  search: string;
  sort: string | undefined;
  descending: boolean;
  page: number;
  filter(name: string): string | undefined;
};

type ListChange = {
  search?: string;
  sort?: { by: string; descending: boolean };
  page?: number;
  filter?: Readonly<Record<string, string | undefined>>;
};

/** Where the address only said it wrong, Back does not lead to it. */
export type ChangeList = (change: ListChange, isCorrection?: boolean) => void;

export function useListState(): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams();
  const order = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? '1');
  const state: ListState = {
    search: (params.get('q') ?? '').slice(0, SEARCH_LENGTH),
    sort: order.replace(/^-/, '') || undefined,
    descending: order.startsWith('-'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filter: (name) => params.get(name) || undefined,
  };

  function change({ search, sort, page: number, filter = {} }: ListChange, isCorrection = false) {
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
        if (search !== undefined) put('q', search);
        if (sort) put('sort', `${sort.descending ? '-' : ''}${sort.by}`);
        for (const [name, value] of Object.entries(filter)) put(name, value);
        // Another selection begins at its first page.
        put('page', number && number > 1 ? String(number) : undefined);
        return next;
      },
      // Back leads to the page before, and past what was tried in a search or a filter.
      { replace: number === undefined || isCorrection },
    );
  }

  return [state, change];
}

/** The state as the procedures take it; an order the list does not know is its own. */
export function listInput<Sort extends string>(state: ListState, sorts: readonly Sort[]) {
  return {
    search: state.search || null,
    sort: sorts.find((sort) => sort === state.sort),
    descending: state.descending,
    limit: PAGE_SIZE,
    offset: (state.page - 1) * PAGE_SIZE,
  };
}

/** A filter that is on, off, or not set. */
export function flagFilter(state: ListState, name: string): boolean | undefined {
  const value = state.filter(name);
  return value === undefined ? undefined : value === 'yes';
}
