import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const firstLoad = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/**
 * Moves view and focus to the block that the fragment of the URL names, once every block has its height. To be called
 * above the blocks, so that their queries have started when the effect runs.
 */
export function useScrollToBlock(): void {
  const { hash, key } = useLocation();
  const queries = useQueryClient();
  const loading = useIsFetching(firstLoad);
  const handled = useRef<string>(undefined);

  useEffect(() => {
    if (handled.current === key || queries.isFetching(firstLoad) > 0) return;
    handled.current = key;
    const block = document.getElementById(hash.slice(1));
    block?.scrollIntoView({ behavior: 'instant' });
    block?.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key, queries, loading]);
}
