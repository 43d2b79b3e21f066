import { useDebouncedValue } from '@mantine/hooks';
import type { MovableKind } from '@site/schema/redirect';
import { runWithToast } from '../run-with-toast.ts';
import { type Outputs, trpc, unbatched } from '../trpc-react.ts';
import { useRefreshRecords } from './use-refresh-records.ts';

type Moved = { kind: MovableKind; record: { id: number } | undefined; before: string | undefined };

const DEBOUNCE_MS = 300;

/** The effect of another slug or href of a record. */
export function useMoveHint({ kind, record, before, after }: Moved & { after: string }): string | undefined {
  const [key] = useDebouncedValue(after, DEBOUNCE_MS);
  const enabled = record !== undefined && after !== '' && after !== before && key === after;
  const { data } = trpc.redirect.describeMove.useQuery(
    { kind, id: record?.id ?? 0, key },
    { enabled, staleTime: 0, ...unbatched },
  );
  return enabled && data ? describeEffect(data) : undefined;
}

/** Returns a function that returns how to undo a saved move; undefined if the record kept its address. */
export function useMoveUndo({ kind, record, before = '' }: Moved) {
  const { mutateAsync } = trpc.redirect.undoMove.useMutation();
  const refresh = useRefreshRecords();
  return (after: string) => {
    if (!record || after === before) return undefined;
    return () =>
      void runWithToast(() => mutateAsync({ kind, id: record.id, key: before }), {
        success: 'The address and the links are as before',
        failure: 'Failed to undo',
        refresh,
      });
  };
}

type Effect = NonNullable<Outputs['redirect']['describeMove']>;

/** "/blog/old will lead here. 3 links in 2 records and 1 page will be rewritten". */
export function describeEffect({ from, isRedirected, links, records, pages }: Effect): string {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const places = [records > 0 && count(records, 'record'), pages > 0 && count(pages, 'page')].filter(Boolean);
  const sentences = [
    isRedirected && `${from} will lead here`,
    links > 0 ? `${count(links, 'link')} in ${places.join(' and ')} will be rewritten` : 'No link has to be rewritten',
  ];
  return sentences.filter(Boolean).join('. ');
}
