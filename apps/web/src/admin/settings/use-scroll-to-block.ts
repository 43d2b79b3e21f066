import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const firstLoad = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/**
 * Scrolls to the block in the fragment of the URL, or to the field in its query, and focuses it, once all blocks have
 * loaded. Call it in a parent of the blocks, so that their queries have started when this effect runs.
 */
export function useScrollToBlock(): void {
  const { hash, search, key } = useLocation();
  const queries = useQueryClient();
  const loading = useIsFetching(firstLoad);
  const handled = useRef<string>(undefined);

  useEffect(() => {
    if (handled.current === key || queries.isFetching(firstLoad) > 0) return;
    handled.current = key;
    const block = document.getElementById(hash.slice(1));
    block?.scrollIntoView({ behavior: 'instant' });
    const field = new URLSearchParams(search).get('field');
    const input = field && block?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    if (input) {
      input.scrollIntoView({ block: 'center', behavior: 'instant' });
      input.focus({ preventScroll: true });
    } else block?.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, search, key, queries, loading]);
}
