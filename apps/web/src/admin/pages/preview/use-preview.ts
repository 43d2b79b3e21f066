import { useDebouncedValue } from '@mantine/hooks';
import { type CopyDraft, copyDraft } from '@site/schema/copy-pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isUnauthorized } from '../../error-messages.ts';
import { trpc } from '../../trpc-react.ts';
import type { PageDraft } from '../page-draft.ts';

const DEBOUNCE_MS = 300;
/** The retry interval after a failure, so that the preview is current soon after the connection returns. */
const RETRY_MS = 3_000;

/** The HTML of a page with unsaved texts. While these are invalid, the last valid or the stored ones are shown. */
export function usePreview(typed: PageDraft, stored: PageDraft, part: string | undefined) {
  const { client } = trpc.useUtils();
  const [draft] = useDebouncedValue(typed, DEBOUNCE_MS);
  const { data: valid, error: invalid } = useMemo(() => copyDraft.safeParse(draft), [draft]);
  const [shown, setShown] = useState(stored as CopyDraft);
  if (valid && valid !== shown) setShown(valid);
  // Used as a query, so that only the latest response is shown; the procedure is a mutation because of its input size.
  const { data, error } = useQuery({
    queryKey: ['preview', shown, part],
    queryFn: ({ signal }) =>
      client.copy.preview.mutate({ ...shown, ...(part && { part }) }, { signal, context: { isUnbatched: true } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.error && !isUnauthorized(state.error) ? RETRY_MS : false),
    staleTime: 0,
    gcTime: 0,
  });
  return { html: data?.html, error, invalid: invalid?.issues[0]?.message };
}
