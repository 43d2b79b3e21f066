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

/** Returns a function that describes the move to another address, and how to undo it once it is saved. */
export function useMove({ kind, record, before = '' }: Moved) {
  const { client } = trpc.useUtils();
  const { mutateAsync } = trpc.redirect.undoMove.useMutation();
  const refresh = useRefreshRecords();
  return async (after: string) => {
    if (!record || after === before) return undefined;
    const move = { kind, id: record.id, key: after };
    const effect = await client.redirect.describeMove.query(move).catch(() => null);
    const undo = () =>
      void runWithToast(() => mutateAsync({ kind, id: record.id, key: before }), {
        success: 'The address and the links are as before',
        failure: 'Failed to undo',
        refresh,
      });
    return { undo, message: effect ? describeDone(effect) : '' };
  };
}

type Effect = NonNullable<Outputs['redirect']['describeMove']>;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** "/blog/old will lead here. 3 links in 2 records and 1 page will be rewritten". */
export function describeEffect({ takenBy, from, isRedirected, links, records, pages }: Effect): string {
  if (takenBy !== null) return `This address belongs to “${takenBy}”`;
  const places = [records > 0 && count(records, 'record'), pages > 0 && count(pages, 'page')].filter(Boolean);
  const sentences = [
    isRedirected && `${from} will lead here`,
    links > 0 ? `${count(links, 'link')} in ${places.join(' and ')} will be rewritten` : 'No link has to be rewritten',
  ];
  return sentences.filter(Boolean).join('. ');
}

/** "The old address leads here; 2 links were rewritten." */
function describeDone({ isRedirected, links }: Effect): string {
  const rewritten = links > 0 && `${count(links, 'link')} ${links === 1 ? 'was' : 'were'} rewritten`;
  const done = [isRedirected && 'The old address leads here', rewritten].filter(Boolean).join('; ');
  return done && `${done}.`;
}
