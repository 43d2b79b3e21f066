import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type LeadListKind, type ListPage, leadQueries } from '../records/record-procedures.ts';
import { every, unbatched } from '../trpc-react.ts';
import type { Row } from './list-kind.ts';
import { type RecordList, type RecordListOptions, useRecordList } from './use-record-list.ts';

/*
 * The rows of a polled list. Rows do not move while the administrator reads them: new records are counted and shown on
 * request, and a row that no longer matches the filters keeps its position and shows its new state. The latest response
 * replaces all rows if they were cached during an earlier visit, or if the position of a row changes.
 */

type Options<Kind extends LeadListKind> = RecordListOptions<Kind> & {
  placeOf: ((row: Row<Kind>) => number) | undefined;
};

type Shown = { key: string; places: Map<number, number | undefined>; readAt: Date; isOfEarlierVisit: boolean };

/** Allows for leads that were stored while the list was read, and have an earlier time. */
const READING_MS = 5_000;

const REFETCH_MS = 30_000;

/** The leads that the URL of a list selects, polled in the background. */
export function useStableRows<Kind extends LeadListKind>({ placeOf, ...options }: Options<Kind>): RecordList<Kind> {
  const records = useRecordList(options, { ...every(REFETCH_MS), staleTime: 0, refetchOnWindowFocus: 'always' });
  const { input, query } = records;
  const { data, isPlaceholderData, isFetchedAfterMount } = query;
  const key = JSON.stringify(input);
  const [shown, setShown] = useState<Shown>();
  const [known] = useState(() => new Map<number, Row<Kind>>());
  const fresh = new Map(data?.items.map((row) => [row.id, row]));
  const shownIds = [...(shown?.places.keys() ?? [])];
  const missing = shownIds.filter((id) => !fresh.has(id));
  const others = leadQueries[options.kind].byIds.useQuery(
    { ids: missing },
    { enabled: missing.length > 0, placeholderData: keepPreviousData, ...unbatched },
  );
  for (const row of [...(others.data ?? []), ...(data?.items ?? [])]) known.set(row.id, row);
  const found = new Set(others.data?.map(({ id }) => id));
  // Rows stay visible until the first lookup of these ids ends. Later refetches of the same ids do not show deleted rows
  // again.
  const isUnknown = others.isFetching && (others.data === undefined || others.isPlaceholderData);
  const isThere = (id: number) => fresh.has(id) || found.has(id) || isUnknown;

  const show = (page: ListPage<Row<Kind>>) =>
    setShown({
      key,
      places: new Map(page.items.map((row) => [row.id, placeOf?.(row)])),
      readAt: page.readAt ?? new Date(0),
      isOfEarlierVisit: !isFetchedAfterMount,
    });

  const rows = shownIds.filter(isThere).flatMap((id) => known.get(id) ?? []);
  const isOutdated =
    shown?.key !== key ||
    (shown.isOfEarlierVisit && isFetchedAfterMount) ||
    rows.some((row) => shown.places.get(row.id) !== placeOf?.(row)) ||
    // All shown rows were deleted.
    (rows.length === 0 && (data?.items.length ?? 0) > 0);
  if (data && !isPlaceholderData && isOutdated) show(data);

  const isNew = ({ id, createdAt }: { id: number; createdAt: Date }) =>
    !shown?.places.has(id) && createdAt.getTime() > (shown?.readAt.getTime() ?? 0) - READING_MS;
  const count = shown?.key === key ? (data?.items.filter(isNew).length ?? 0) : 0;
  return { ...records, rows, newRecords: { count, show: () => data && show(data) } };
}
