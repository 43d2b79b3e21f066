import { SEARCH_LENGTH } from '@site/schema/site';
import { useSearchParams } from 'react-router-dom';

/*
 * Search, filters, order and page of a list are in its URL, so that reload, Back and links restore them.
 */

export type ListState = {
  search: string;
  sort: string | undefined;
  descending: boolean;
  page: number;
  filter(name: string): string | undefined;
  change: ChangeList;
};

type ListChange = {
  search?: string;
  sort?: { by: string; descending: boolean };
  page?: number;
  filter?: Readonly<Record<string, string | undefined>>;
};

/** A correction replaces an invalid URL, so that Back does not return to it. */
type ChangeList = (change: ListChange, isCorrection?: boolean) => void;

export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const order = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? '1');
  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_LENGTH),
    sort: order.replace(/^-/, '') || undefined,
    descending: order.startsWith('-'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filter: (name) => params.get(name) || undefined,
    change: (change, isCorrection = false) =>
      setParams((old) => applyChange(old, change), {
        // A page of the list adds a history entry; a search or filter replaces the current one.
        replace: change.page === undefined || isCorrection,
      }),
  };
}

function applyChange(old: URLSearchParams, { search, sort, page, filter = {} }: ListChange): URLSearchParams {
  const next = new URLSearchParams(old);
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  if (search !== undefined) put('q', search);
  if (sort) put('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  for (const [name, value] of Object.entries(filter)) put(name, value);
  // Every other change starts at the first page.
  put('page', page && page > 1 ? String(page) : undefined);
  return next;
}
